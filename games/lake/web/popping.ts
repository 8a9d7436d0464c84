import type { TransitionConfig } from "svelte/transition";

/** Something that changed pops up in its place; not for who wants nothing to move. */
export function popping(node: Element): TransitionConfig {
  const step = Number.parseFloat(getComputedStyle(node).getPropertyValue("--step")) || 0;
  return {
    duration: step < 10 ? step * 1000 : step * 1.5,
    css: (t) => `transform: scale(${t < 0.6 ? 0.4 + t * 2 : 1.6 - (t - 0.6) * 1.5})`,
  };
}
