import type { GroupTable } from "./wire";

/** A seat of a finished game, in words. */
export interface ResultSeat {
  readonly person: string;
  /** Empty where the game has no sides. */
  readonly side: string;
  readonly score: number;
  readonly place: number;
}
/** A finished game of a group, in words. */
export interface Result {
  readonly table: string;
  readonly game: string;
  readonly ended: Date;
  readonly minutes: number;
  readonly seats: readonly ResultSeat[];
}

/** How people call what a table tells by ids. */
export interface Naming {
  game(id: string): string;
  side(game: string, id: string): string;
  /** A bot, or a person who gave no name. */
  player(id: string, seat: number): string;
}

/** The finished ones among a group's tables, the latest first. Those that were closed before have no result. */
export function resultsOf(tables: readonly GroupTable[], naming: Naming): Result[] {
  return tables
    .filter(({ ended, seats }) => ended > 0 && seats.every(({ place }) => place > 0))
    .map(({ table, game, created, ended, seats }) => ({
      table,
      game: naming.game(game),
      ended: new Date(ended),
      minutes: Math.round((ended - created) / 60_000),
      seats: seats.map(({ player, name = "", side = "", score, place }, i) => ({
        person: name || naming.player(player, i + 1),
        side: side && naming.side(game, side),
        score,
        place,
      })),
    }));
}

/** How one person did: games, first places (a shared one counts by its share), the mean place and score. */
export interface Tally {
  readonly person: string;
  readonly games: number;
  readonly wins: number;
  readonly place: number;
  readonly score: number;
}
export function talliesOf(results: readonly Result[]): Tally[] {
  const sums = new Map<string, { games: number; wins: number; places: number; score: number }>();
  for (const { seats } of results) {
    const winners = seats.filter(({ place }) => place === 1).length;
    for (const { person, place, score } of seats) {
      const had = sums.get(person) ?? { games: 0, wins: 0, places: 0, score: 0 };
      const wins = had.wins + (place === 1 ? 1 / winners : 0);
      sums.set(person, { games: had.games + 1, wins, places: had.places + place, score: had.score + score });
    }
  }
  return [...sums]
    .map(([person, { games, wins, places, score }]) => ({
      person,
      games,
      wins,
      place: places / games,
      score: score / games,
    }))
    .sort((a, b) => b.wins - a.wins || a.place - b.place);
}

/** A cell of a CSV file (RFC 4180). What a spreadsheet would take for a formula is kept a text. */
function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells spreadsheets that the text is Unicode: without it some spoil every Chinese name. */
const byteOrderMark = "\ufeff";
/** One line per seat. */
export function csvOf(results: readonly Result[]): string {
  const head = ["table", "game", "ended", "minutes", "seat", "person", "side", "score", "place"];
  const lines = results.flatMap(({ table, game, ended, minutes, seats }) =>
    seats.map(({ person, side, score, place }, i) =>
      [table, game, ended.toISOString(), minutes, i + 1, person, side, score, place].map(cell).join(","),
    ),
  );
  return `${byteOrderMark}${[head.join(","), ...lines].join("\r\n")}\r\n`;
}

/** A version 5 UUID would need SHA-1; BG Stats only asks that the same thing always has the same one. */
function uuidOf(text: string): string {
  let digits = "";
  for (let part = 0; part < 4; part++) {
    let hash = 0x811c9dc5 ^ part;
    for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    digits += hash.toString(16).padStart(8, "0");
  }
  return digits.replace(/^(.{8})(.{4}).(.{3})(.{4})(.{12}).*$/, "$1-$2-4$3-$4-$5").slice(0, 36);
}

/** "2026-11-18 20:15:00" in the time of whoever exports, as BG Stats writes it. */
function bgStatsTime(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** The file that the app BG Stats imports: games, players and plays, each known to the others by number. */
export function bgStatsOf(results: readonly Result[]): unknown {
  const numbered = (names: readonly string[]): Map<string, number> =>
    new Map([...new Set(names)].map((name, i) => [name, i + 1]));
  const games = numbered(results.map(({ game }) => game));
  const players = numbered(results.flatMap(({ seats }) => seats.map(({ person }) => person)));
  const now = bgStatsTime(new Date());
  return {
    games: [...games].map(([name, id]) => ({
      id,
      uuid: uuidOf(`game ${name}`),
      name,
      modificationDate: now,
      cooperative: false,
      highestWins: true,
      noPoints: false,
      usesTeams: false,
    })),
    players: [...players].map(([name, id]) => ({
      id,
      uuid: uuidOf(`player ${name}`),
      name,
      modificationDate: now,
      isAnonymous: false,
    })),
    locations: [],
    plays: results.map(({ table, game, ended, minutes, seats }) => ({
      uuid: uuidOf(`play ${table}`),
      modificationDate: now,
      entryDate: now,
      playDate: bgStatsTime(ended),
      durationMin: minutes,
      usesTeams: false,
      ignored: false,
      manualWinner: true,
      rounds: 0,
      scoringSetting: 0,
      gameRefId: games.get(game),
      playerScores: seats.map(({ person, side, score, place }, i) => ({
        playerRefId: players.get(person),
        score: String(score),
        winner: place === 1,
        rank: place,
        seatOrder: i + 1,
        role: side,
        newPlayer: false,
        startPlayer: false,
      })),
    })),
    userInfo: {},
  };
}
