/// Calls somebody back to a table that waits for them: by the tab's title and icon, and if they asked for it by a
/// notification of the system.
import { settings } from "../settings.svelte";

/** Browsers notify on https and localhost only. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Whether somebody wants to be notified and the browser lets us. */
export const mayNotify = (): boolean => canNotify() && settings.notifies && Notification.permission === "granted";

/** Asks the browser; what it answers is kept. */
export async function askToNotify(isWanted: boolean): Promise<void> {
  settings.notifies = isWanted && canNotify() && (await Notification.requestPermission()) === "granted";
}

const title = "Oligopoly";
const iconOf = (isWanted: boolean): string => (isWanted ? "./icon-turn.svg" : "./icon.svg");

/** Shows in the tab whether somebody's decision is waited for. */
export function showInTab(words: string | undefined): void {
  document.title = words === undefined ? title : `● ${words} – ${title}`;
  document.querySelector('link[rel="icon"]')?.setAttribute("href", iconOf(words !== undefined));
}

/** Notifies whoever looks elsewhere; a press brings the table to the front. Returns how to take it back. */
export function notify(words: string, table: string): () => void {
  if (!mayNotify() || document.visibilityState === "visible") return () => {};
  const notice = new Notification(words, { body: title, icon: "./icon.svg", tag: table });
  notice.onclick = (): void => {
    focus();
    notice.close();
  };
  return () => notice.close();
}
