/// Lessons of a first game: what the coach says, and where it stands while it says so.
import type { Position } from "../engine/protocol";
import type { TableModel } from "../table/table.svelte";

export interface Lesson {
  readonly id: string;
  /** What it is about: the first of these selectors that finds something on the screen. */
  readonly spots?: readonly string[];
  /** Whether each thing found has a ring of its own; otherwise they share one. */
  readonly isEach?: boolean;
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
/** As far as a ring reaches beyond what it rings. */
export const reach = 6;

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
const ringOf = ({ left, top, width, height }: Box): Box => ({
  left: left - reach,
  top: top - reach,
  width: width + 2 * reach,
  height: height + 2 * reach,
});

function isInSight({ left, top, width, height }: Box): boolean {
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && height > 0 && x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

/** The rings around what a lesson is about, as far as it is on the screen. */
export function ringsOf({ spots = [], isEach = false }: Lesson): Box[] {
  for (const spot of spots) {
    const boxes = [...document.querySelectorAll(spot)].map((element) => element.getBoundingClientRect());
    const seen = boxes.filter(isInSight);
    const whole = around(seen);
    if (whole) return (isEach ? seen : [whole]).map(ringOf);
  }
  return [];
}

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return x > 0 && y > 0 ? x * y : 0;
}

/**
 * Where a bubble stands so that it covers what it talks about least, inside the window. What else must stay free, such
 * as the buttons one decides with, is in `keep`.
 */
export function place(
  rings: readonly Box[],
  { width, height }: Extent,
  room: Extent,
  isPhone: boolean,
  keep: readonly Box[] = [],
): Box {
  const most = { left: room.width - width - gap, top: room.height - height - gap };
  const inside = (left: number, top: number): Box => ({
    left: Math.max(gap, Math.min(left, most.left)),
    top: Math.max(gap, Math.min(top, most.top)),
    width,
    height,
  });
  const middle = (room.width - width) / 2;
  if (rings.length === 0) return inside(middle, isPhone ? gap : room.height / 3 - height / 2);
  const beside = rings.flatMap((ring) => {
    const [centre, level] = [ring.left + (ring.width - width) / 2, ring.top + (ring.height - height) / 2];
    const above = inside(centre, ring.top - height - gap);
    const below = inside(centre, ring.top + ring.height + gap);
    const right = inside(ring.left + ring.width + gap, level);
    const left = inside(ring.left - width - gap, level);
    const isHigh = ring.top + ring.height / 2 < room.height / 2;
    return isHigh ? [below, above, right, left] : [above, below, right, left];
  });
  const corners = [inside(gap, gap), inside(most.left, gap), inside(gap, most.top), inside(most.left, most.top)];
  const places = isPhone ? [inside(middle, gap), ...beside, inside(middle, most.top)] : [...beside, ...corners];
  // What it talks about matters more than whatever else it might hide.
  const hidden = (box: Box, what: readonly Box[]): number => what.reduce((sum, one) => sum + overlap(box, one), 0);
  const covered = (box: Box): number => 100 * hidden(box, rings) + hidden(box, keep);
  return places.reduce((best, next) => (covered(next) < covered(best) ? next : best));
}

/** Until the pointer moves, it points at nothing: what comes to lie under it because the bubble went is not meant. */
export function restPointer(): void {
  const ignore = (event: Event): void => event.stopPropagation();
  const wake = ({ movementX, movementY }: PointerEvent): void => {
    if (movementX === 0 && movementY === 0) return;
    removeEventListener("pointerenter", ignore, true);
    removeEventListener("pointermove", wake, true);
  };
  addEventListener("pointerenter", ignore, true);
  addEventListener("pointermove", wake, true);
}
