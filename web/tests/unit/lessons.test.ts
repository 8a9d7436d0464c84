import { expect, test } from "vitest";
import { around, place, type Box } from "../../src/frame/coach";

const room = { width: 1366, height: 768 };
const bubble = { width: 352, height: 160 };
const isApart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

test("a bubble never covers what it talks about, and stays inside the window", () => {
  for (let left = 0; left < 1300; left += 90)
    for (let top = 0; top < 740; top += 60)
      for (const [width, height] of [
        [40, 30],
        [200, 120],
        [600, 220],
      ] as const) {
        const spot = { left, top, width: Math.min(width, 1366 - left), height: Math.min(height, 768 - top) };
        const stands = place([spot], bubble, room, false);
        expect(isApart(stands, spot), JSON.stringify(spot)).toBe(true);
        expect(stands.left).toBeGreaterThanOrEqual(0);
        expect(stands.top).toBeGreaterThanOrEqual(0);
        expect(stands.left + bubble.width).toBeLessThanOrEqual(room.width);
        expect(stands.top + bubble.height).toBeLessThanOrEqual(room.height);
      }
});

test("on a phone it stands at the top, unless that is what it talks about", () => {
  const phone = { width: 390, height: 844 };
  const small = { width: 370, height: 150 };
  expect(place([{ left: 20, top: 600, width: 300, height: 60 }], small, phone, true).top).toBe(10);
  const strip = { left: 0, top: 0, width: 390, height: 90 };
  expect(isApart(place([strip], small, phone, true), strip)).toBe(true);
  expect(place([], small, phone, true).top).toBe(10);
});

test("of several things it covers none, where there is room", () => {
  const cards = [
    { left: 345, top: 105, width: 150, height: 75 },
    { left: 605, top: 262, width: 115, height: 73 },
    { left: 875, top: 133, width: 150, height: 75 },
    { left: 145, top: 333, width: 148, height: 76 },
  ];
  const stands = place(cards, bubble, room, false);
  for (const card of cards) expect(isApart(stands, card)).toBe(true);
});

test("several things are ringed together", () => {
  const box = around([
    { left: 10, top: 10, width: 20, height: 20 },
    { left: 100, top: 5, width: 10, height: 10 },
  ]);
  expect(box).toEqual({ left: 10, top: 5, width: 100, height: 25 });
  expect(around([])).toBeUndefined();
});
