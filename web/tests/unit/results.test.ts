import { describe, expect, it } from "vitest";
import { bgStatsOf, csvOf, resultsOf, talliesOf, type Naming } from "../../src/table/results";
import type { GroupTable } from "../../src/table/wire";

const naming: Naming = {
  game: (id) => `The ${id}`,
  side: (_, id) => id.toUpperCase(),
  player: (id, seat) => (id === "human" ? `Seat ${seat}` : id),
};
const start = Date.UTC(2026, 10, 18, 20);
const table = (id: string, ended: number, seats: GroupTable["seats"]): GroupTable => ({
  table: id,
  game: "game",
  ruleset: "standard",
  created: start,
  ended,
  seats,
});
const tables = [
  table("b", start + 45 * 60_000, [
    { player: "human", name: 'Ada "the Great", Countess', side: "red", score: 30, place: 1 },
    { player: "human", side: "blue", score: 30, place: 1 },
    { player: "tycoon", side: "green", score: 12, place: 3 },
  ]),
  table("a", 0, [{ player: "human", score: 0, place: 0 }]),
];

describe("results of a group", () => {
  const results = resultsOf(tables, naming);

  it("are those of finished games, in words", () => {
    expect(results).toHaveLength(1);
    expect(results[0]?.game).toBe("The game");
    expect(results[0]?.minutes).toBe(45);
    expect(results[0]?.seats.map(({ person, side }) => `${person}/${side}`)).toEqual([
      'Ada "the Great", Countess/RED',
      "Seat 2/BLUE",
      "tycoon/GREEN",
    ]);
  });

  it("count a shared first place by its share", () => {
    expect(talliesOf(results).map(({ wins, place }) => [wins, place])).toEqual([
      [0.5, 1],
      [0.5, 1],
      [0, 3],
    ]);
  });

  it("become a table that spreadsheets read, and no formula", () => {
    const nasty = resultsOf([table("c", start, [{ player: "human", name: "=1+1", score: -3, place: 1 }])], naming);
    expect(csvOf(results).split("\r\n")[1]).toBe(
      'b,The game,2026-11-18T20:45:00.000Z,45,1,"Ada ""the Great"", Countess",RED,30,1',
    );
    expect(csvOf(results).startsWith("\ufefftable,game,")).toBe(true);
    expect(csvOf(nasty)).toContain(",'=1+1,,-3,1");
  });

  it("become a file of BG Stats, whose parts refer to each other and keep their ids", () => {
    const file = bgStatsOf(results) as {
      games: { id: number; uuid: string; name: string }[];
      players: { id: number; uuid: string; name: string }[];
      plays: {
        uuid: string;
        gameRefId: number;
        playerScores: { playerRefId: number; winner: boolean; score: string }[];
      }[];
    };
    expect(file.games[0]?.name).toBe("The game");
    expect(file.plays[0]?.gameRefId).toBe(file.games[0]?.id);
    expect(file.plays[0]?.playerScores.map(({ winner, score }) => [winner, score])).toEqual([
      [true, "30"],
      [true, "30"],
      [false, "12"],
    ]);
    const uuids = [...file.games, ...file.players, ...file.plays].map(({ uuid }) => uuid);
    expect(new Set(uuids).size).toBe(uuids.length);
    for (const uuid of uuids) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(JSON.stringify((bgStatsOf(results) as typeof file).plays[0]?.uuid)).toBe(
      JSON.stringify(file.plays[0]?.uuid),
    );
  });
});
