import { newId } from "./store";

/** People who play again and again. The id is the secret under which the server keeps their results. */
export interface Group {
  readonly id: string;
  readonly name: string;
}
const key = "oligopoly.groups";

/** The groups this browser knows, the latest first. */
export function knownGroups(): readonly Group[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as Group[]) : [];
  } catch {
    return [];
  }
}
/** Remembers a group, by its latest name. */
export function keepGroup(group: Group): void {
  const others = knownGroups().filter(({ id }) => id !== group.id);
  localStorage.setItem(key, JSON.stringify([group, ...others]));
}
export function forgetGroup(id: string): void {
  localStorage.setItem(key, JSON.stringify(knownGroups().filter((one) => one.id !== id)));
}
export function newGroup(name: string): Group {
  const group = { id: newId(), name };
  keepGroup(group);
  return group;
}
