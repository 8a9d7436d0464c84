import { untrack } from "svelte";

/** Says things to people who listen to the page. */
class Announcer {
  text = $state("");
  say(text: string): void {
    // The same words twice must still be read twice.
    this.text = untrack(() => this.text) === text ? `${text}\u00a0` : text;
  }
  /** What was said belongs to the screen that said it. */
  clear(): void {
    this.text = "";
  }
}
export const announcer = new Announcer();
