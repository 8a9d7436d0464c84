import { expect, test } from "vitest";
import { through } from "../../src/frame/way";

const [a, b] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
];
const bow = [
  { x: 20, y: 30 },
  { x: 50, y: 60 },
  { x: 80, y: 30 },
];

test("without a line the way is straight, from the one place to the other", () => {
  const way = through(a, b, []);
  expect(way[0]).toEqual(a);
  expect(way.at(-1)).toEqual(b);
  for (const { y } of way) expect(y).toBe(0);
});

test("along a line it goes from end to end, in whichever direction", () => {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const way = through(from, to, bow);
    expect(way[0]).toEqual(from);
    expect(way.at(-1)?.x).toBeCloseTo(to.x);
    // Never back: every step is nearer to where it ends.
    for (const [i, { x }] of way.slice(1).entries())
      expect(Math.sign(x - (way[i]?.x ?? 0)), `step ${i}`).toBe(Math.sign(to.x - from.x));
    expect(Math.max(...way.map(({ y }) => y))).toBeGreaterThan(50);
  }
});
