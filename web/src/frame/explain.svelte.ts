import type { Attachment } from "svelte/attachments";
import type { Explained } from "./frame";

/** Waits a moment, so that a pointer passing over the table does not make it flicker. */
const hoverDelay = 350;

/** The one explanation that is shown, and beside what. */
class Explainer {
  shown = $state.raw<{ readonly what: Explained; readonly at: Element }>();
  /** An explanation that was tapped stays until something else is tapped. */
  isPinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(what: Explained, at: Element, isPinned = false): void {
    clearTimeout(this.#timer);
    this.shown = { what, at };
    this.isPinned = isPinned;
  }
  showSoon(what: () => Explained, at: Element): void {
    clearTimeout(this.#timer);
    if (this.isPinned) return;
    this.#timer = setTimeout(() => at.isConnected && this.show(what(), at), hoverDelay);
  }
  hide(): void {
    clearTimeout(this.#timer);
    this.shown = undefined;
    this.isPinned = false;
  }
  /** The pointer or the focus has left. */
  leave(at: Element): void {
    clearTimeout(this.#timer);
    if (!this.isPinned && this.shown?.at === at) this.shown = undefined;
  }
}
export const explainer = new Explainer();

/**
 * Explains an element on hover and focus, and on tap if a tap does nothing else (`byTap`).
 * Use: `<span {@attach explain(() => ({ title, text, rule }))}>`.
 */
export function explain(what: () => Explained, byTap = true): Attachment<Element> {
  return (node) => {
    const events: Record<string, (event: Event) => void> = {
      pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && explainer.showSoon(what, node),
      pointerleave: () => explainer.leave(node),
      focus: () => node.matches(":focus-visible") && explainer.show(what(), node),
      // What is taken away while it has the focus is left in the midst of laying out anew: not yet.
      blur: () => queueMicrotask(() => explainer.leave(node)),
    };
    if (byTap)
      events["click"] = (event) => {
        event.stopPropagation();
        explainer.show(what(), node, true);
      };
    for (const [name, listen] of Object.entries(events)) node.addEventListener(name, listen);
    return () => {
      for (const [name, listen] of Object.entries(events)) node.removeEventListener(name, listen);
      explainer.leave(node);
      if (explainer.shown?.at === node) explainer.hide();
    };
  };
}
