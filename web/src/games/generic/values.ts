import type { Json } from "../../engine/protocol";

const isScalar = (value: Json): boolean => value === null || typeof value !== "object";

/** How a value is shown: in a few words, as a list, or as names with values of their own. */
export function kindOf(value: Json): "plain" | "list" | "object" {
  if (isScalar(value)) return "plain";
  if (Array.isArray(value)) return value.every(isScalar) ? "plain" : "list";
  return Object.keys(value as object).length === 0 ? "plain" : "object";
}
export function plain(value: Json): string {
  if (Array.isArray(value)) return value.map((one: Json) => plain(one)).join(" ") || "–";
  if (value === null || value === "" || typeof value === "object") return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return typeof value === "string" ? worded(value) : String(value);
}
/** A name of the rules as one reads it. */
export const worded = (name: string): string => name.replaceAll("_", " ");
