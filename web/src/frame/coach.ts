/// Lessons of a first game: what the coach says, and where it stands while it says so.
import type { Position } from "../engine/protocol";
import type { TableModel } from "../table/table.svelte";

export interface Lesson {
  readonly id: string;
  /** What it is about: a selector. Everything it finds on the screen is ringed together. */
  readonly spot?: string;
  readonly title: string;
  readonly text: string;
  /** Whether it asks for a move, after which it is over by itself; others are read and left by a button. */
  readonly asks?: boolean;
  /** When its time has come; until then the coach is silent. */
  readonly when?: (position: Position, table: TableModel) => boolean;
  /** When it is over: what it asked for is done, or its moment has passed. */
  readonly until?: (position: Position, table: TableModel) => boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Extent {
  readonly width: number;
  readonly height: number;
}
const gap = 10;

/** The box around all of these that are on the screen. */
export function around(boxes: readonly Box[]): Box | undefined {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return undefined;
  const left = Math.min(...seen.map((box) => box.left));
  const top = Math.min(...seen.map((box) => box.top));
  const right = Math.max(...seen.map((box) => box.left + box.width));
  const bottom = Math.max(...seen.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

/** Where a bubble stands so that it covers what it talks about least, inside the window. */
export function place(spot: Box | undefined, { width, height }: Extent, room: Extent, isPhone: boolean): Box {
  const most = { left: room.width - width - gap, top: room.height - height - gap };
  const inside = (left: number, top: number): Box => ({
    left: Math.max(gap, Math.min(left, most.left)),
    top: Math.max(gap, Math.min(top, most.top)),
    width,
    height,
  });
  const middle = (room.width - width) / 2;
  if (!spot) return inside(middle, isPhone ? gap : room.height / 3 - height / 2);
  const [centre, level] = [spot.left + spot.width / 2 - width / 2, spot.top + spot.height / 2 - height / 2];
  const above = inside(centre, spot.top - height - gap);
  const below = inside(centre, spot.top + spot.height + gap);
  const right = inside(spot.left + spot.width + gap, level);
  const left = inside(spot.left - width - gap, level);
  const corners = [inside(gap, gap), inside(most.left, gap), inside(gap, most.top), inside(most.left, most.top)];
  const places = isPhone
    ? [inside(middle, gap), below, above, inside(middle, most.top)]
    : [above, below, right, left, ...corners];
  const wide = { left: spot.left - 4, top: spot.top - 4, width: spot.width + 8, height: spot.height + 8 };
  return places.reduce((best, next) => (overlap(next, wide) < overlap(best, wide) ? next : best));
}
