/// The icons on the Steve's pad in somebody's own box, kept in this browser so that they are counted once.
import * as v from "valibot";
import { icons, type IconCounts, type IconId } from "./model";

/** Icons a pad can have printed on it, and how many of each: a test holds it against the rules. */
export const printable = icons.filter((icon): icon is Exclude<IconId, "blank"> => icon !== "blank");
export const mostOfAnIcon = 6;

const key = "oligopoly.steve_pad";
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostOfAnIcon));
const shape = v.object(v.entriesFromList(printable, count));

export function readPad(kept: string | null, otherwise: IconCounts): IconCounts {
  try {
    return { ...v.parse(shape, JSON.parse(kept ?? "null")), blank: 0 };
  } catch {
    return otherwise;
  }
}
/** The pad kept here; without one, that which the rules would have. */
export const keptPad = (otherwise: IconCounts): IconCounts => readPad(localStorage.getItem(key), otherwise);
export function keepPad(pad: IconCounts): void {
  try {
    localStorage.setItem(key, JSON.stringify(pad));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
