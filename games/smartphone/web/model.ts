/// What the rules of Smartphone Inc. send, and the page's own names for it. `types.ts` is made from the C++ types.
import type { SeatName } from "$web/engine/protocol";
import { Icon, Region, Technology, type Icon as IconId } from "./types";

export * from "./types";
export type { Icon as IconId } from "./types";
export type Owner = SeatName;
export const technologies = Technology;
export const regions = Region;
export const icons = Icon;
export type IconCounts = Readonly<Record<IconId, number>>;
export type PadFace = readonly IconId[];
