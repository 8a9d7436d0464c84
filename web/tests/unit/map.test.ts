import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  boxOf,
  grid,
  lanesOf,
  outlines,
  pinOf,
  places,
  showsCards,
  typeFor,
  usualExtent,
  type Extent,
} from "../../../games/smartphone/web/map";
import { board } from "../../../games/smartphone/web/map_size";
import { bestMiddle } from "../../../games/smartphone/web/map_view.svelte";
import { regions, type Region, type Ruleset } from "../../../games/smartphone/web/model";
import { startRules } from "./engine";

const { ask } = startRules();
ask("new", {
  setup: { game: "smartphone", ruleset: "standard", options: {}, seats: [{ player: "human" }, { player: "human" }] },
});
const rules = ask("ruleset", {}).ruleset as unknown as Ruleset;
const pairs = regions.flatMap((a) => regions.filter((b) => a < b).map((b) => [a, b] as const));

type Corner = readonly [number, number];
/** The rings of an outline, as they are drawn. */
function ringsOf(outline: string): Corner[][] {
  return outline
    .split("M")
    .slice(1)
    .map((ring) => {
      const [start = "", steps = ""] = ring.replace("z", "").split("l");
      let [x = 0, y = 0] = start.split(" ").map(Number);
      const moves = (steps.match(/-?[\d.]+/g) ?? []).map(Number);
      const corners: Corner[] = [[x, y]];
      for (let i = 0; i + 1 < moves.length; i += 2) {
        [x, y] = [x + (moves[i] ?? 0), y + (moves[i + 1] ?? 0)];
        corners.push([x, y]);
      }
      return corners;
    });
}
/** Whether a point lies inside: a ray to the left crosses the outline an odd number of times. */
function isInside(rings: readonly Corner[][], x: number, y: number): boolean {
  let crossings = 0;
  for (const ring of rings)
    for (const [i, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && ax + ((y - ay) / (by - ay)) * (bx - ax) < x) ++crossings;
    }
  return crossings % 2 === 1;
}

describe("territories", () => {
  test.each(regions)("%s has a shape, and its lanes meet on its own land", (region) => {
    const { x, y } = places[region].hub;
    const found = regions.filter((other) => isInside(ringsOf(outlines[other]), x, y));
    expect(found).toEqual([region]);
  });
  test("all of them and the grid weigh less than a photograph's corner", () => {
    expect(gzipSync(JSON.stringify({ outlines, grid })).length).toBeLessThan(25_000);
  });
});

describe("cards", () => {
  const box = (region: Region, extent: Extent) => boxOf(region, rules.regions[region].size, extent);
  const sizes: readonly Extent[] = [
    { width: 940, height: 370 },
    { width: 1000, height: 430 },
    { width: 1060, height: 480 },
    { width: 1580, height: 760 },
    { width: 2300, height: 1150 },
    usualExtent({ width: 390, height: 380 }),
  ];
  test.each(sizes)("none lies on another at $width × $height", (extent) => {
    expect(showsCards(extent)).toBe(true);
    const overlapping = pairs.filter(([a, b]) => {
      const [one, other] = [box(a, extent), box(b, extent)];
      const isApart =
        one.left + one.width <= other.left ||
        other.left + other.width <= one.left ||
        one.top + one.height <= other.top ||
        other.top + other.height <= one.top;
      return !isApart;
    });
    expect(overlapping).toEqual([]);
  });
  test.each(sizes)("all are on the map at $width × $height", (extent) => {
    for (const region of regions) {
      const { left, top, width, height } = box(region, extent);
      expect(Math.min(left, top, extent.width - left - width, extent.height - top - height), region).toBeGreaterThan(
        -1,
      );
    }
  });
  test("type is never smaller than 12 pixels", () => {
    for (const extent of sizes) expect(typeFor(extent)).toBeGreaterThanOrEqual(12);
    expect(typeFor({ width: 400, height: 200 })).toBe(12);
  });
});

test("pins on the smallest map do not cover each other", () => {
  const [width, height] = [360, 164];
  const pin = 2.3 * typeFor({ width, height });
  for (const [a, b] of pairs) {
    const [one, other] = [pinOf(a), pinOf(b)];
    const apart = Math.hypot(((one.x - other.x) * width) / board.width, ((one.y - other.y) * height) / board.height);
    expect(apart, `${a} and ${b}`).toBeGreaterThan(pin);
  }
});

test("a window that is too small shows as many as it can of what should be in sight", () => {
  const spots = [
    { x: 900, y: 100 },
    { x: 150, y: 300 },
    { x: 400, y: 200 },
    { x: 600, y: 250 },
  ];
  expect(bestMiddle(spots, { width: 800, height: 400 })).toEqual({ x: 512.5, y: 212.5 });
  expect(bestMiddle(spots, { width: 220, height: 200 })).toEqual({ x: 500, y: 225 });
  expect(bestMiddle(spots.slice(0, 1), { width: 10, height: 10 })).toEqual({ x: 900, y: 100 });
});

describe("lanes", () => {
  const lanes = lanesOf(rules);
  test("every link of the ruleset is drawn, and nothing else", () => {
    const drawn = new Set(lanes.map(({ from, to }) => [from, to].sort().join("-")));
    const linked = pairs.filter(([a, b]) => rules.regions[a].links.includes(b)).map(([a, b]) => `${a}-${b}`);
    expect([...drawn].sort()).toEqual(linked.sort());
  });
  test("a lane over the edge of the map leaves on one side and comes back on the other, each end named", () => {
    const ends = lanes.filter(({ end }) => end);
    expect(ends.length).toBeGreaterThan(0);
    for (const { from, to, end, path } of ends) {
      expect(end?.region).toBe(to);
      expect(path.endsWith(`${end?.side === "left" ? 0 : board.width} ${end?.y}`)).toBe(true);
      expect(
        ends.filter((other) => other.from === to && other.to === from && other.end?.side !== end?.side),
      ).toHaveLength(1);
    }
  });
});
