import type { GameRecord, SeatName } from "../engine/protocol";
import { settings } from "../settings.svelte";
import { recordOf, summaryOf } from "./service";
import { newSeed, store, type KeptGame } from "./store";
import type { Summary } from "./wire";

/** A game to look at from its beginning. */
export interface Replay {
  readonly record: GameRecord;
  readonly seed: number;
  readonly seat: SeatName;
  /** What the people at the table called themselves, if they did, and whether a bot played for them. */
  readonly people: readonly { readonly name: string; readonly hasStandIn: boolean }[];
  /** The table of the server that shows it to others, and the game of this browser it is. */
  readonly table: string;
  readonly kept?: KeptGame;
}

const peopleOf = ({ seats }: Summary): Replay["people"] =>
  seats.map(({ name = "", stand_in = "" }) => ({ name, hasStandIn: stand_in !== "" }));

/** The names of the seats, with those of the people who sat there. */
export function namesOf({ people }: Replay, sides: readonly string[]): readonly string[] {
  return sides.map((side, i) => {
    const { name = "", hasStandIn = false } = people[i] ?? {};
    return hasStandIn ? settings.m.table.standInFor(name || side) : name || side;
  });
}

/** The game an address names: "replay/ID" is one of this browser; "r/ID" and "embed/ID" are finished tables of the
 *  server. Throws `Refused` if the server does not show it. */
export async function openReplay([kind, id = ""]: readonly string[]): Promise<Replay | undefined> {
  if (kind === "replay") {
    const kept = await store.game(id);
    return kept && { ...kept, people: [], table: kept.shared ?? "", kept };
  }
  // Inside a page of somebody else's nobody has a seat, and a browser may keep nothing.
  const seat = kind === "embed" ? undefined : await store.seat(id);
  const record = await recordOf(id, seat?.token ?? "");
  const people = await summaryOf(id, seat?.token ?? "").then(peopleOf, () => []);
  return { record, seed: newSeed(), seat: seat?.seat ?? "spectator", people, table: id };
}

/** The ways to a game, whole and from a step, and the text that shows its board in another page. */
export function waysTo(address: string, table: string, step: number): { whole: string; moment: string; embed: string } {
  const at = step > 0 ? `#${step}` : "";
  const frame = `<iframe src="${address}embed/${table}${at}" width="960" height="640" title="Oligopoly"></iframe>`;
  return { whole: `${address}r/${table}`, moment: `${address}r/${table}${at}`, embed: frame };
}
