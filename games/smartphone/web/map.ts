/// Where things stand on our map, and how its lines run: level, upright and diagonal, as on a map of trains.
import { regions, type Region, type Ruleset } from "./model";

/** A card is drawn in `inside` units and stands on the map as large as `card`. */
export const inside = { width: 200, height: 118 } as const;
export const card = { width: 238, height: 140 } as const;
export const mapBox = { x: -90, y: 0, width: 1400, height: 690 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}
/** Middles of the cards. */
export const middles: Readonly<Record<Region, Point>> = {
  canada: { x: 160, y: 76 },
  usa: { x: 140, y: 238 },
  caribbean: { x: 296, y: 406 },
  south_america: { x: 316, y: 612 },
  europe: { x: 540, y: 188 },
  cis: { x: 820, y: 76 },
  north_africa: { x: 540, y: 390 },
  emirates: { x: 792, y: 450 },
  rsa: { x: 660, y: 612 },
  china: { x: 1080, y: 230 },
  india: { x: 1046, y: 422 },
  australia: { x: 1060, y: 612 },
};

export interface Line {
  readonly from: Region;
  readonly to: Region;
  readonly path: string;
  /** The far end of a line that leaves the map at one side and comes back at the other. */
  readonly label?: { readonly text: Region; readonly x: number; readonly y: number; readonly anchor: "start" | "end" };
}

/** Lines across the Pacific leave the map on the left and return on the right. */
const wraps: readonly {
  readonly west: Region;
  readonly east: Region;
  readonly westY: number;
  readonly eastY: number;
}[] = [
  { west: "usa", east: "australia", westY: 238, eastY: 590 },
  { west: "caribbean", east: "australia", westY: 405, eastY: 640 },
  { west: "canada", east: "india", westY: 76, eastY: 422 },
];
const ownWays: Readonly<Record<string, readonly Point[]>> = {
  "south_america-usa": [
    { x: 316, y: 612 },
    { x: 110, y: 612 },
    { x: 70, y: 572 },
    { x: 70, y: 238 },
  ],
  "china-north_africa": [
    { x: 1080, y: 230 },
    { x: 960, y: 350 },
    { x: 540, y: 350 },
  ],
};

const pathOf = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`;

/** From one point to another with one diagonal in the middle. */
export function octilinear(a: Point, b: Point): Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const straightX = (Math.abs(dx) - diagonal) / 2;
  const straightY = (Math.abs(dy) - diagonal) / 2;
  const first = { x: a.x + Math.sign(dx) * straightX, y: a.y + Math.sign(dy) * straightY };
  const second = { x: b.x - Math.sign(dx) * straightX, y: b.y - Math.sign(dy) * straightY };
  return [a, first, second, b];
}

export function linesOf(rules: Ruleset): Line[] {
  const lines: Line[] = [];
  for (const from of regions)
    for (const to of rules.regions[from].links) {
      if (to <= from) continue;
      const wrap = wraps.find(({ west, east }) => (west === to && east === from) || (west === from && east === to));
      if (!wrap) {
        const points = ownWays[`${from}-${to}`] ?? octilinear(middles[from], middles[to]);
        lines.push({ from, to, path: pathOf(points) });
        continue;
      }
      const { west, east, westY, eastY } = wrap;
      const [left, right] = [mapBox.x, mapBox.x + mapBox.width];
      lines.push(
        {
          from: west,
          to: east,
          path: `M${left} ${westY}H${middles[west].x}`,
          label: { text: east, x: left + 4, y: westY - 7, anchor: "start" },
        },
        {
          from: east,
          to: west,
          path: `M${right} ${eastY}H${middles[east].x}`,
          label: { text: west, x: right - 4, y: eastY - 7, anchor: "end" },
        },
      );
    }
  return lines;
}
