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
function cardSize(width: number, height: number, seats: number, isNarrow: boolean, scale: number): [number, number] {
  if (isNarrow) {
    const across = Math.min(seats > 5 ? 124 : 150, (width - 4 * edge) / 3);
    return [across, Math.min(seats > 5 ? 80 : 86, (height - 4 * edge) / 3)];
  }
  const [wide, high] =
    seats === 2
      ? [280, 164]
      : seats === 3
        ? [224, 132]
        : seats === 4
          ? [206, 118]
          : seats <= 6
            ? [178, 104]
            : [162, 94];
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
  const scale = isNarrow ? 1 : Math.min(1.7, Math.max(1, Math.min(width / 940, height / 390)));
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

/** The island is as large as the cards around it let it be. */
function islandIn(middle: Point, civs: readonly Box[], isNarrow: boolean, scale: number): Box {
  const gap = isNarrow ? 4 : 22 * scale;
  const beside = civs.filter(({ y, height }) => Math.abs(y - middle.y) < height);
  const above = civs.filter(({ x, width }) => Math.abs(x - middle.x) < width);
  const free = (boxes: readonly Box[], along: "x" | "y", size: "width" | "height", most: number): number =>
    Math.min(most, ...boxes.map((box) => 2 * (Math.abs(box[along] - middle[along]) - box[size] / 2 - gap)));
  return {
    ...middle,
    width: free(beside, "x", "width", isNarrow ? 190 : 264 * scale),
    height: free(above, "y", "height", isNarrow ? 148 : 168 * scale),
  };
}

/** A route as it is drawn: a bow from shore to shore that keeps clear of the island. */
export interface Lane {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  /** Where what it carries is told. */
  readonly label: Point;
}

export const bowAt = ({ from, bend, to }: Pick<Lane, "from" | "bend" | "to">, t: number): Point => ({
  x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t ** 2 * to.x,
  y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t ** 2 * to.y,
});
export const bowPath = ({ from, bend, to }: Pick<Lane, "from" | "bend" | "to">): string =>
  `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${bend.x.toFixed(1)} ${bend.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;

/** Where the way from the middle of a box to a point leaves the box. */
function leaving(box: Box, to: Point): Point {
  const [dx, dy] = [to.x - box.x, to.y - box.y];
  const far = Math.max(Math.abs(dx) / (box.width / 2 + 3), Math.abs(dy) / (box.height / 2 + 3), 1e-6);
  return far <= 1 ? to : { x: box.x + dx / far, y: box.y + dy / far };
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) *
  Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** The routes between these pairs of seats, in order; those of one pair lie beside each other. */
export function lanesOf(
  layout: Layout,
  pairs: readonly (readonly [number, number])[],
  label: Omit<Box, "x" | "y">,
): Lane[] {
  const { island, civs } = layout;
  const taken: Box[] = [island, ...civs];
  const keyOf = ([a, b]: readonly [number, number]): string => `${Math.min(a, b)}-${Math.max(a, b)}`;
  return pairs.map((pair, i) => {
    const [a, b] = [civs[pair[0] - 1] ?? island, civs[pair[1] - 1] ?? island];
    const before = pairs.slice(0, i).filter((other) => keyOf(other) === keyOf(pair)).length;
    const half = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const top = awayFrom(island, half, a, b, before);
    const bend = { x: 2 * top.x - half.x, y: 2 * top.y - half.y };
    const bow = { from: leaving(a, top), bend, to: leaving(b, top) };
    // What it carries is told where nothing else stands, near the middle if possible.
    const places = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73].map((t) => ({ ...bowAt(bow, t), ...label }));
    const cost = (box: Box, rank: number): number =>
      taken.reduce((sum, other) => sum + overlap(box, other), 0) + rank * 2;
    const best = places.reduce(
      (least, box, rank) => (cost(box, rank) < least.cost ? { box, cost: cost(box, rank) } : least),
      { box: places[0] ?? { ...half, ...label }, cost: Infinity },
    );
    taken.push(best.box);
    return { ...bow, label: { x: best.box.x, y: best.box.y } };
  });
}

/** The top of a bow: past the island on the side on which the two lie, or on either side in turn. */
function awayFrom(island: Box, half: Point, a: Point, b: Point, before: number): Point {
  const [dx, dy] = [half.x - island.x, half.y - island.y];
  const across = Math.hypot(dx / island.width, dy / island.height);
  // Opposite each other: left or right of the island, as it is named first.
  const isThrough = across < 0.3;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const side = before % 2 === 0 ? 1 : -1;
  const [ux, uy] = isThrough
    ? [(-(b.y - a.y) / length) * side, ((b.x - a.x) / length) * side]
    : [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)];
  const rim = 1 / (Math.hypot(ux / (island.width / 2), uy / (island.height / 2)) || 1);
  const clear = rim * 1.16 + 14 + Math.floor(before / (isThrough ? 2 : 1)) * 26;
  const far = isThrough ? clear : Math.max(clear, Math.hypot(dx, dy) * 0.72 - before * 26);
  return { x: island.x + ux * far, y: island.y + uy * far };
}
