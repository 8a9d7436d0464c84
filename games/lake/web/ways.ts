/// What the lines across the lake are called, for what travels along them while it is played back.
import type { Route } from "./model";

/** The line of a route that is drawn. */
export const laneWay = ({ founder, partner, give, take }: Route): string =>
  `lane-${founder}-${partner}-${give}-${take}`;
/** The way by water between two shores, whether or not a route runs there. */
export const seaWay = (a: number, b: number): string => `sea-${Math.min(a, b)}-${Math.max(a, b)}`;
