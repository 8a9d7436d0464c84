import type { GameRecord } from "../engine/protocol";

/** Gives a text to the person as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
export const download = (record: GameRecord): void =>
  downloadText(`${record.game}.json`, JSON.stringify(record, null, 2), "application/json");
