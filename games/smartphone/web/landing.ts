import type { TransitionConfig } from "svelte/transition";

/** How long one step of an animation takes for this person, in milliseconds; 0 for who wants none. */
export function stepOf(node: Element): number {
  const step = getComputedStyle(node).getPropertyValue("--step").trim();
  const value = Number.parseFloat(step) || 0;
  return step.endsWith("ms") ? value : value * 1000;
}

/** Something new lands where it stays: it comes from above, a little too large. */
export function landing(node: Element): TransitionConfig {
  const easing = (t: number): number => 1 - (1 - t) ** 3;
  return {
    duration: stepOf(node) * 1.25,
    easing,
    css: (t, u) => `opacity:${Math.min(1, t * 2)};transform:translateY(${-0.5 * u}em) scale(${1 + 0.9 * u})`,
  };
}

/** Something pops up in its place. */
export function popping(node: Element): TransitionConfig {
  return {
    duration: stepOf(node),
    css: (t) => `transform:scale(${t < 0.7 ? t * 1.75 : 1.225 - (t - 0.7) * 0.75})`,
  };
}
