/// Where things stand on our map: territories, cards beside them, and lanes between them, on a board of 1000 by 430.
import { board } from "./map_size";
import { regions, type Region, type Ruleset, type Size } from "./model";
import type { Territories } from "./territories";
import made from "./territories.ts?built";

export const { outlines, grid } = made as Territories;

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Where a territory's lanes meet and its card points to, and the middle of the card: beside the land, not over it. */
interface Place {
  readonly hub: Point;
  readonly card: Point;
}
const place = (hubX: number, hubY: number, cardX: number, cardY: number): Place => ({
  hub: { x: hubX, y: hubY },
  card: { x: cardX, y: cardY },
});
export const places: Readonly<Record<Region, Place>> = {
  australia: place(818, 322, 703, 362),
  canada: place(290, 78, 222, 53),
  caribbean: place(203, 174, 322, 187),
  china: place(768, 112, 907, 112),
  cis: place(592, 66, 690, 53),
  emirates: place(588, 164, 631, 246),
  europe: place(506, 84, 396, 72),
  india: place(690, 164, 781, 236),
  north_africa: place(568, 196, 474, 190),
  rsa: place(543, 308, 452, 332),
  south_america: place(312, 292, 203, 322),
  usa: place(212, 118, 82, 150),
};

/** Pins stand where lanes meet, unless neighbours would cover each other. */
const pins: Readonly<Partial<Record<Region, Point>>> = {
  caribbean: { x: 207, y: 190 },
  emirates: { x: 602, y: 168 },
  north_africa: { x: 500, y: 178 },
  usa: { x: 200, y: 110 },
};
export const pinOf = (region: Region): Point => pins[region] ?? places[region].hub;

/** What a card takes up, in ems of its type: itself, and above and below it the flag and what hangs there. */
export const cardWidths: Readonly<Record<Size, number>> = { small: 9.4, medium: 12.1, large: 12.1 };
const cardHeights = { above: 0.6, card: 6.2, below: 1.25 } as const;
/** On the board of 1000 by 430 the type of a card has this size. It grows with the board, but leaves it more room. */
const leastType = 12;
const mostType = 20;

/** The size of the map on the screen. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}
export const typeFor = ({ width, height }: Extent): number =>
  Math.min(mostType, leastType * Math.max(1, Math.min(width / board.width, height / board.height)) ** 0.75);
/** On a map smaller than this cards would lie on each other: pins stand there instead. */
const leastForCards: Extent = { width: 900, height: 350 };
export const showsCards = ({ width, height }: Extent): boolean =>
  width >= leastForCards.width && height >= leastForCards.height;

/** The map may be a little longer or taller than drawn, so that it fills where it stands. */
const proportions = { least: 1.9, usual: 2.2, most: 2.75 };
/** How large the map is in a window of this size when nobody has zoomed: with cards, if need be larger than it. */
export function usualExtent(window: Extent): Extent {
  const proportion = window.width / Math.max(1, window.height);
  if (!showsCards(window)) {
    const height = Math.max(window.height, board.width / proportions.usual);
    return { width: height * proportions.usual, height };
  }
  if (proportion < proportions.least) return { width: window.width, height: window.width / proportions.least };
  if (proportion > proportions.most) return { width: window.height * proportions.most, height: window.height };
  return window;
}

/** Where a card stands on a map of this size, with everything that belongs to it. */
export function boxOf(region: Region, size: Size, extent: Extent): { left: number; top: number } & Extent {
  const type = typeFor(extent);
  const { above, card, below } = cardHeights;
  const width = cardWidths[size] * type;
  const { x, y } = places[region].card;
  return {
    left: (x / board.width) * extent.width - width / 2,
    top: (y / board.height) * extent.height - (card / 2 + above) * type,
    width,
    height: (above + card + below) * type,
  };
}

export interface Lane {
  readonly from: Region;
  readonly to: Region;
  readonly path: string;
  /** The far end of a lane that leaves the map at one side and comes back at the other. */
  readonly end?: { readonly region: Region; readonly side: "left" | "right"; readonly y: number };
}

/** Lanes across the Pacific leave the map on the left and return on the right, at these heights. */
const wraps: readonly {
  readonly west: Region;
  readonly east: Region;
  readonly left: number;
  readonly right: number;
}[] = [
  { west: "canada", east: "india", left: 90, right: 176 },
  { west: "usa", east: "australia", left: 222, right: 222 },
  { west: "caribbean", east: "australia", left: 246, right: 248 },
];
/** Lanes that bend around land or cards; the others bow a little towards the nearer pole. */
const bends: Readonly<Record<string, Point>> = {
  "canada-cis": { x: 440, y: -36 },
  "south_america-usa": { x: 172, y: 224 },
  "australia-rsa": { x: 650, y: 520 },
  "rsa-south_america": { x: 420, y: 452 },
  "australia-india": { x: 672, y: 300 },
  "emirates-rsa": { x: 530, y: 232 },
  "china-north_africa": { x: 672, y: 214 },
};

function bow(from: Point, to: Point): Point {
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const lift = Math.hypot(to.x - from.x, to.y - from.y) / 7;
  return { x, y: y < board.height / 2 ? y - lift : y + lift };
}
const curve = (from: Point, by: Point, to: Point): string => `M${from.x} ${from.y}Q${by.x} ${by.y} ${to.x} ${to.y}`;

function lanesBetween(from: Region, to: Region): Lane[] {
  const wrap = wraps.find(({ west, east }) => (west === from && east === to) || (west === to && east === from));
  if (!wrap) {
    const [a, b] = [places[from].hub, places[to].hub];
    return [{ from, to, path: curve(a, bends[`${from}-${to}`] ?? bow(a, b), b) }];
  }
  const { west, east, left, right } = wrap;
  const outward = (hub: Point, x: number, y: number): string => curve(hub, { x: (hub.x + x) / 2, y }, { x, y });
  return [
    {
      from: west,
      to: east,
      path: outward(places[west].hub, 0, left),
      end: { region: east, side: "left", y: left },
    },
    {
      from: east,
      to: west,
      path: outward(places[east].hub, board.width, right),
      end: { region: west, side: "right", y: right },
    },
  ];
}

/** Every link of the ruleset, once; those across the Pacific are two lanes. */
export const lanesOf = (rules: Ruleset): Lane[] =>
  regions.flatMap((from) =>
    rules.regions[from].links.filter((to) => from < to).flatMap((to) => lanesBetween(from, to)),
  );
