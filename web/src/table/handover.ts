import type { TableSource } from "./source";

let waiting: TableSource | undefined;

/** Passes a table that was just begun to the screen that shows it, so that nothing is started twice. */
export function handOver(table: TableSource): void {
  waiting = table;
}
export function takeOver(id: string): TableSource | undefined {
  const table = waiting?.id === id ? waiting : undefined;
  waiting = undefined;
  return table;
}
