import { expect, test } from "vitest";
import { courseOf, lastBids, shownAfter } from "../../../games/goofspiel/web/overlay";
import type { View } from "../../../games/goofspiel/web/types";
import type { Setup } from "../../src/engine/protocol";
import { startRules } from "./engine";

const { ask, look } = startRules();
const setup = (seats: number): Setup => ({
  game: "goofspiel",
  ruleset: "standard",
  options: { cards: 8 },
  seats: Array.from({ length: seats }, () => ({ player: "human" })),
});

test.each([2, 3, 8])("%i seats: events laid over the table before a move make the table after it", (seats) => {
  ask("new", { setup: setup(seats), seed: seats });
  const viewNow = (): View => look("spectator").view as unknown as View;
  for (let before = viewNow(); !look("spectator").over; before = viewNow()) {
    const known = ask("moves", {}).moves.length;
    const [seat] = look("spectator").to_act;
    if (seat === "chance") ask("roll", {});
    else ask("play", { seat: seat as number, action: ask("sample", { seat: seat as number }).action });
    const events = ask("moves", {})
      .moves.slice(known)
      .flatMap((move) => move.events);
    const { players, prizes, prize, sealed, bids } = shownAfter(before, events);
    const after = viewNow();
    expect({ players, prizes, prize }).toEqual({ players: after.players, prizes: after.prizes, prize: after.prize });
    // Bids that lie open are taken away without a word; until then nobody bids again.
    if (bids) expect(bids).toEqual(lastBids(ask("moves", {}).moves));
    else expect([...sealed].sort()).toEqual([...after.sealed].sort());
  }
  const course = courseOf(ask("moves", {}).moves, seats);
  expect(course.length).toBe(9);
  expect(course.at(-1)).toEqual(viewNow().players.map(({ points }) => points));
});
