/** Marks what scrolls while there is more below, so that nobody takes what is in sight for everything. */
export function moreBelow(node: HTMLElement): () => void {
  const look = (): void => {
    node.toggleAttribute("data-more", node.scrollHeight - node.clientHeight - node.scrollTop > 6);
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(node);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener("scroll", look);
  };
}
