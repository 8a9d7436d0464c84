/** Gives text to the system's own way to share, else copies it. Returns whether it was copied. */
export async function shareText(text: string): Promise<boolean> {
  if ("share" in navigator) {
    try {
      await navigator.share({ text });
      return false;
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === "AbortError") return false;
    }
  }
  return copyText(text);
}
/** False where a page may not copy. On plain http it has no clipboard, but what is selected can still be copied. */
export async function copyText(text: string): Promise<boolean> {
  const copies = "clipboard" in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error("none"));
  return copies.then(
    () => true,
    () => copySelected(text),
  );
}
function copySelected(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  return isCopied;
}
