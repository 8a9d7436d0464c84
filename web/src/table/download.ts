import type { GameRecord } from "../engine/protocol";

/** Gives a record to the person as a file. */
export function download(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: `${record.game}.json` });
  link.click();
  URL.revokeObjectURL(url);
}
