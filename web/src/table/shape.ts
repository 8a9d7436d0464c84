/// Whether what was sent is what `wire.ts` says: nothing from elsewhere is trusted unseen.

/**
 * A word for a plain value, [one] for a list, or members by name: "name?" may be missing, "name=" names a kind, which
 * has members of its own.
 */
export type Shape =
  "any" | "object" | "number" | "string" | "boolean" | "seat" | readonly [Shape] | { readonly [member: string]: Shape };

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

export function fits(shape: Shape, value: unknown): boolean {
  if (shape === "any") return true;
  if (shape === "object") return isObject(value);
  if (shape === "seat") return typeof value === "number" || typeof value === "string";
  if (typeof shape === "string") return typeof value === shape;
  if (isList(shape)) return Array.isArray(value) && value.every((one) => fits(shape[0], one));
  return isObject(value) && Object.entries(shape).every(([name, inner]) => memberFits(name, inner, value));
}

function memberFits(name: string, shape: Shape, object: Members): boolean {
  if (name.endsWith("=")) return kindFits(object[name.slice(0, -1)], shape, object);
  if (!name.endsWith("?")) return fits(shape, object[name]);
  const member = object[name.slice(0, -1)];
  return member === undefined || fits(shape, member);
}
/** A kind that a later version has added has what all kinds have, and that is enough. */
function kindFits(kind: unknown, kinds: Shape, object: Members): boolean {
  if (typeof kind !== "string") return false;
  const known = kinds as Readonly<Record<string, Shape>>;
  return !Object.hasOwn(known, kind) || fits(known[kind] ?? "any", object);
}
