import { takeOver } from "./handover";
import { LocalTable } from "./local";
import type { TableSource } from "./source";
import { store } from "./store";

/** The table an address names: "table/ID" is one of this browser, "t/ID" and "t/ID/SECRET" one of the server. */
export async function openTable(address: readonly string[]): Promise<TableSource | undefined> {
  const [kind, id, secret] = address;
  if (!id) return undefined;
  const begun = takeOver(id);
  if (begun) return begun;
  if (kind === "table") return LocalTable.resume(id);
  const { RemoteTable } = await import("./remote");
  return new RemoteTable(id, secret ?? (await store.seat(id))?.token ?? "");
}
