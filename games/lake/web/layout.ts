/// Where things lie on the lake, in pixels of the room there is: civilisations on the shore, the island, the routes.

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** By its middle. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
export interface Layout {
  /** How much larger than on a small laptop everything is drawn. */
  readonly scale: number;
  readonly isNarrow: boolean;
  readonly lake: Box;
  readonly island: Box;
  /** By seat. */
  readonly civs: readonly Box[];
}

const edge = 5;
/** Below this a board stands on a phone. */
const narrowest = 600;

/** Cards of the many are smaller than cards of the few. */
const cardSizes: Readonly<Record<number, readonly [number, number]>> = {
  2: [280, 164],
  3: [224, 124],
  4: [206, 106],
  5: [178, 100],
  6: [178, 100],
  7: [162, 90],
  8: [162, 90],
};

function cardSize(width: number, height: number, seats: number, isNarrow: boolean, scale: number): [number, number] {
  if (isNarrow) {
    const across = Math.min(seats > 5 ? 124 : 150, (width - 4 * edge) / 3);
    return [across, Math.min(seats > 5 ? 80 : 86, (height - 4 * edge) * 0.31)];
  }
  const [wide, high] = cardSizes[seats] ?? [162, 90];
  return [wide * scale, high * scale];
}

/** Clockwise from the middle of the near shore, as parts of the way from the middle to the shore. */
const narrowPlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [0, 1],
    [0, -1],
  ],
  3: [
    [0, 1],
    [-0.9, -1],
    [0.9, -1],
  ],
  4: [
    [0, 1],
    [-1, -0.05],
    [0, -1],
    [1, -0.05],
  ],
  5: [
    [0, 1],
    [-1, 0.2],
    [-0.75, -1],
    [0.75, -1],
    [1, 0.2],
  ],
  6: [
    [0, 1],
    [-1, 0.5],
    [-1, -0.5],
    [0, -1],
    [1, -0.5],
    [1, 0.5],
  ],
  7: [
    [0, 1],
    [-1, 0.75],
    [-1, -0.15],
    [-0.55, -1],
    [0.55, -1],
    [1, -0.15],
    [1, 0.75],
  ],
  8: [
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

function placeOf(index: number, seats: number, isNarrow: boolean): readonly [number, number] {
  if (isNarrow) return narrowPlaces[seats]?.[index] ?? [0, 0];
  if (seats === 2) return index === 0 ? [-0.94, 0] : [0.94, 0];
  const angle = Math.PI * (0.5 + (2 * index) / seats);
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  // The shore of a screen has corners: what lies between two sides moves a little towards its corner.
  const outwards = Math.max(Math.abs(x), Math.abs(y)) ** 0.55;
  return [x / outwards, y / outwards];
}

/** Where everything lies for so many seats; `near` sits on the near shore. */
export function layoutOf(width: number, height: number, seats: number, near: number): Layout {
  const isNarrow = width < narrowest;
  const scale = isNarrow ? 1 : Math.min(2.1, Math.max(1, Math.min(width / 940, height / 390)));
  const [wide, high] = cardSize(width, height, seats, isNarrow, scale);
  const middle = { x: width / 2, y: height / 2 };
  const reach = { x: (width - wide) / 2 - edge, y: (height - high) / 2 - edge };
  const civs = Array.from({ length: seats }, (_, i): Box => {
    const [x, y] = placeOf((i + 1 - near + seats) % seats, seats, isNarrow);
    return { x: middle.x + x * reach.x, y: middle.y + y * reach.y, width: wide, height: high };
  });
  // The shore runs behind the cards.
  const lake = { ...middle, width: width - wide * (isNarrow ? 0.5 : 0.72), height: height - high * 0.5 };
  return { scale, isNarrow, lake, island: islandIn(middle, civs, isNarrow, scale), civs };
}

/** The island is as large as the cards around it let it be: a card in its way takes from the side it takes less of. */
function islandIn(middle: Point, civs: readonly Box[], isNarrow: boolean, scale: number): Box {
  const gap = isNarrow ? 4 : 20 * scale;
  const most = isNarrow ? { width: 190, height: 148 } : { width: 264 * scale, height: 168 * scale };
  return civs.reduce<Box>(
    (island, { x, y, width, height }) => {
      const across = 2 * (Math.abs(x - middle.x) - gap) - width;
      const down = 2 * (Math.abs(y - middle.y) - gap) - height;
      if (across >= island.width || down >= island.height) return island;
      return across / island.width > down / island.height ? { ...island, width: across } : { ...island, height: down };
    },
    { ...middle, ...most },
  );
}

/** A route as it is drawn: points of a line from shore to shore that keeps clear of the island. */
export interface Lane {
  readonly points: readonly Point[];
  /** Where what it carries is told, and after which part of the way a boat that rests is not behind it. */
  readonly label: Point;
  readonly berth: number;
}

export const laneStroke = ({ points }: Pick<Lane, "points">): string =>
  points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The point after a part of the way. */
export function pointAt(points: readonly Point[], part: number): Point {
  const steps = points.slice(1).map((to, i) => {
    const from = points[i] ?? to;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  let left = part * steps.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of steps) {
    if (left <= length && length > 0) {
      const t = left / length;
      return { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) };
    }
    left -= length;
  }
  return points.at(-1) ?? { x: 0, y: 0 };
}

/** Where the way from the middle of a box to a point leaves the box. */
function leaving(box: Box, to: Point): Point {
  const [dx, dy] = [to.x - box.x, to.y - box.y];
  const far = Math.max(Math.abs(dx) / (box.width / 2 + 3), Math.abs(dy) / (box.height / 2 + 3), 1e-6);
  return far <= 1 ? to : { x: box.x + dx / far, y: box.y + dy / far };
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** The routes between these pairs of seats, in order; those of one pair lie beside each other. */
export function lanesOf(
  layout: Layout,
  pairs: readonly (readonly [number, number])[],
  label: Omit<Box, "x" | "y">,
): Lane[] {
  const { island, civs } = layout;
  const taken: Box[] = [...civs];
  const keyOf = ([a, b]: readonly [number, number]): string => `${Math.min(a, b)}-${Math.max(a, b)}`;
  return pairs.map((pair, i) => {
    const [a, b] = [civs[pair[0] - 1] ?? island, civs[pair[1] - 1] ?? island];
    const before = pairs.slice(0, i).filter((other) => keyOf(other) === keyOf(pair)).length;
    // Seen from the same end, whoever founded it.
    const side = (pair[0] < pair[1] ? before : before + 1) % 2 === 0;
    const points = around(layout, a, b, before, side) ?? bow(island, a, b, before);
    // What it carries is told where nothing else stands, near the middle if possible.
    const places = labelParts.map((part) => ({ ...pointAt(points, part), ...label, part }));
    // Sand has room; a card and another label have none.
    const cost = (box: Box): number =>
      overlap(box, island) + 3 * taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const best = places.reduce((least, box) => (cost(box) < cost(least) - 20 ? box : least));
    taken.push(best);
    return { points, label: { x: best.x, y: best.y }, berth: best.part > 0.5 ? best.part - 0.3 : best.part + 0.3 };
  });
}

/** The way by water between two seats, as their first route would lie. */
export function wayBetween(layout: Layout, a: number, b: number): readonly Point[] {
  const { island, civs } = layout;
  const [from, to] = [civs[a - 1] ?? island, civs[b - 1] ?? island];
  return around(layout, from, to, 0, true) ?? bow(island, from, to, 0);
}

/** Where on its way a label may stand, the middle first. */
const labelParts = Array.from({ length: 19 }, (_, i) => 0.5 + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 0.04);

const turn = 2 * Math.PI;
/** The way around the island for two that have it between them: straight to its waters, along them, and straight on. */
function around({ island, scale }: Layout, a: Box, b: Box, before: number, side: boolean): Point[] | undefined {
  // In a room in which the waters around the island are a circle.
  const room = (7 + 5 * (before % 3)) * scale;
  const [rx, ry] = [(island.width / 2) * 1.04 + room, (island.height / 2) * 1.04 + room];
  const polar = ({ x, y }: Point): { angle: number; far: number } => {
    const [u, v] = [(x - island.x) / rx, (y - island.y) / ry];
    return { angle: Math.atan2(v, u), far: Math.max(1.001, Math.hypot(u, v)) };
  };
  const [from, to] = [polar(a), polar(b)];
  const clockwise = (((to.angle - from.angle) % turn) + turn) % turn;
  // Opposite each other, either side is as good: they take turns.
  const isEven = Math.abs(clockwise - Math.PI) < 0.35;
  const isClockwise = isEven ? side : clockwise < Math.PI;
  const way = isClockwise ? clockwise : clockwise - turn;
  const sign = Math.sign(way);
  const [first, last] = [Math.acos(1 / from.far), Math.acos(1 / to.far)];
  const arc = Math.abs(way) - first - last;
  if (arc <= 0) return undefined;
  const steps = Math.max(1, Math.ceil(arc / 0.12));
  const ring = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = from.angle + sign * (first + (arc * i) / steps);
    return { x: island.x + rx * Math.cos(angle), y: island.y + ry * Math.sin(angle) };
  });
  return [leaving(a, ring[0] ?? b), ...ring, leaving(b, ring.at(-1) ?? a)];
}

/** The way between neighbours: a bow that leans towards the middle of the lake, as far as the island lets it. */
function bow(island: Box, a: Box, b: Box, before: number): Point[] {
  const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const isClear = ({ x, y }: Point): boolean =>
    Math.hypot((x - island.x) / (island.width / 2 + 5), (y - island.y) / (island.height / 2 + 5)) > 1;
  const leaning = (lean: number): Point[] => {
    const top = { x: half.x + (island.x - half.x) * lean, y: half.y + (island.y - half.y) * lean };
    const bend = { x: 2 * top.x - half.x, y: 2 * top.y - half.y };
    const [from, to] = [leaving(a, top), leaving(b, top)];
    return Array.from({ length: 17 }, (_, i) => {
      const t = i / 16;
      return {
        x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
        y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
      };
    });
  };
  const ways = [0.24, 0.17, 0.1, 0.04].map((lean) => leaning(lean - before * 0.07));
  return ways.find((way) => way.every(isClear)) ?? leaning(-before * 0.07);
}
