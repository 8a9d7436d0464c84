import type { Json, JsonObject, Lang } from "../engine/protocol";
import { packSidesOf } from "../games/all_games";

/** An expansion pack: data that the rules read, checked by them when a table is set up. */
export interface Pack {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  /** What people call the sides it adds, in the order of the pack. */
  readonly sides: readonly Readonly<Record<Lang, string>>[];
  readonly data: JsonObject;
}

const files = import.meta.glob<JsonObject>("../../../games/*/packs/*.json", { import: "default" });

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function titleOf(data: JsonObject, otherwise: string): Record<Lang, string> {
  const name = isObject(data["name"]) ? data["name"] : {};
  const word = (key: string): string => (typeof name[key] === "string" ? (name[key] as string) : otherwise);
  return { en: word("en"), "zh-Hans": word("zh_hans"), "zh-Hant": word("zh_hant") };
}

/** A pack as its file has it; undefined for anything else. */
export function readPack(game: string, data: Json): Pack | undefined {
  if (!isObject(data) || typeof data["id"] !== "string") return undefined;
  const added = data[packSidesOf(game) ?? ""];
  const sides = (Array.isArray(added) ? (added as readonly Json[]) : [])
    .filter(isObject)
    .map((side) => titleOf(side, String(side["id"] ?? "")));
  return { id: data["id"], title: titleOf(data, data["id"]), sides, data };
}

/** The packs that come with a game. */
export async function packsOf(game: string): Promise<Pack[]> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/games/${game}/`));
  const packs = await Promise.all(own.map(async ([, load]) => readPack(game, await load())));
  return packs.filter((pack) => pack !== undefined);
}
