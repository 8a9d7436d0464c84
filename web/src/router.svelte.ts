/** Whether this is the page of a board alone, which pages of other sites may frame: it shows nothing else, whatever the
 *  fragment says. */
export const isEmbedded = location.pathname.endsWith("/embed");
const replayed = new URLSearchParams(location.search).get("replay");

/** The address as words: "#/table/abc" is ["table", "abc"]. */
function words(): string[] {
  const fragment = location.hash.replace(/^#\/?/, "");
  if (isEmbedded) return ["embed", replayed ?? "", fragment];
  return (fragment.split("?")[0] ?? "")
    .split("/")
    .filter((word) => word !== "")
    .map(decodeURIComponent);
}

/** A short link, "/r/ABC#12", was led here as "/?replay=ABC#12". */
function settleShortLink(): void {
  if (isEmbedded || replayed === null) return;
  const isPath = location.hash.startsWith("#/");
  const step = location.hash.slice(1);
  const path = isPath ? location.hash : href("r", replayed, ...(step ? [step] : []));
  history.replaceState(null, "", `${location.pathname}${path}`);
}

class Router {
  path = $state(words());

  constructor() {
    addEventListener("hashchange", () => {
      this.path = words();
    });
  }
  go(...path: string[]): void {
    location.hash = href(...path);
  }
  /** Has the address name what is shown, without going anywhere: nothing is added to the way back. */
  show(...path: string[]): void {
    history.replaceState(null, "", isEmbedded ? `#${path.at(-1) ?? ""}` : href(...path));
  }
}

export function href(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}
settleShortLink();
export const router = new Router();
