import type { Component } from "svelte";
import type { Json, JsonObject } from "../engine/protocol";

/** What stands below an option where a table is set up: shows what a choice means, and may change numbers of the rules. */
export interface OptionEditorProps {
  ruleset: JsonObject;
  value: Json | undefined;
  /** The numbers that differ from the ruleset, as a custom ruleset has them; undefined for none. */
  onchange: (changes: JsonObject | undefined) => void;
}
export type OptionEditor = Component<OptionEditorProps>;

const editors: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: OptionEditor }>>>>> = {
  smartphone: { steve_difficulty: () => import("./smartphone/SteveLevel.svelte") },
};

export async function optionEditorOf(game: string, option: string): Promise<OptionEditor | undefined> {
  return (await editors[game]?.[option]?.())?.default;
}
