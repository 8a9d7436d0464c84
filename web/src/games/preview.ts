import type { Component } from "svelte";
import type { JsonObject } from "../engine/protocol";

/** What a seat would play with, shown where a table is set up: the ruleset, and which of its sides was chosen. */
export type SeatPreview = Component<{ ruleset: JsonObject; index: number }>;

const previews: Readonly<Record<string, () => Promise<{ default: SeatPreview }>>> = {
  lake: () => import("./lake/CivPreview.svelte"),
};

export async function seatPreviewOf(game: string): Promise<SeatPreview | undefined> {
  return (await previews[game]?.())?.default;
}
