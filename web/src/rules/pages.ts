import type { Component } from "svelte";

type Page = Component<Record<string, never>>;
/** Pages beside a rulebook, by game and name; what they are called stands in the messages. */
const pages: Readonly<Record<string, Readonly<Record<string, () => Promise<{ default: Page }>>>>> = {
  lake: { era: () => import("../games/lake/EraPage.svelte") },
  smartphone: { steve: () => import("../games/smartphone/StevePage.svelte") },
};

export const rulePagesOf = (game: string): readonly string[] => Object.keys(pages[game] ?? {});
export const rulePage = (game: string, name: string | undefined): Promise<{ default: Page }> | undefined => pages[game]?.[name ?? ""]?.();
