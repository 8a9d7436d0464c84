/// The way of something that travels across the table: straight, or along a line that is drawn there.

export interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Points at even steps, the first and the last among them; enough of them that a piece fades in and out on the way. */
const steps = 14;

const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** The point after a part of a line of points. */
function after(line: readonly Point[], part: number): Point {
  let left = part * line.slice(1).reduce((sum, to, i) => sum + distance(line[i] ?? to, to), 0);
  for (const [i, to] of line.entries()) {
    const from = line[i - 1] ?? to;
    const length = distance(from, to);
    if (length > 0 && left <= length) return between(from, to, left / length);
    left -= length;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}

/** The way through the points of a line, from whichever of its ends is nearer to where it begins. */
export function through(start: Point, end: Point, line: readonly Point[]): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  const isBackwards = first && last && distance(start, last) < distance(start, first);
  const whole = [start, ...(isBackwards ? line.toReversed() : line), end];
  return Array.from({ length: steps + 1 }, (_, i) => after(whole, i / steps));
}

/** A drawn line as it lies on the screen. */
function onScreen(path: SVGPathElement): Point[] {
  const [matrix, length] = [path.getScreenCTM(), path.getTotalLength()];
  if (!matrix || length === 0) return [];
  return Array.from({ length: steps + 1 }, (_, i) => {
    const { x, y } = path.getPointAtLength((length * i) / steps).matrixTransform(matrix);
    return { x, y };
  });
}

export const wayBetween = (start: Point, end: Point, path: SVGPathElement | undefined): Point[] =>
  through(start, end, path ? onScreen(path) : []);
