import { describe, expect, test } from "vitest";
import { emptyBundle, merged, newerIn, readBundle, type Bundle } from "../../src/keepsake/bundle";
import { newSecret, phraseIn, phraseOf, secretOf } from "../../src/keepsake/phrase";
import { nameOf, opened, sealed } from "../../src/keepsake/sealing";

describe("phrases", () => {
  test("a secret is found again in its phrase, however it is typed", () => {
    for (let i = 0; i < 50; ++i) {
      const secret = newSecret();
      const phrase = phraseOf(secret);
      expect(phrase).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      const sloppy = ` ${phrase.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
      expect(secretOf(phrase)).toEqual(secret);
      expect(secretOf(sloppy)).toEqual(secret);
      expect(secretOf(phraseIn(`http://192.168.1.5:8080/#/restore/${phrase}`))).toEqual(secret);
    }
  });
  test("nearly every slip is noticed: a wrong character, two that changed places, one missing", () => {
    let missed = 0;
    for (let i = 0; i < 40; ++i) {
      const phrase = phraseOf(newSecret());
      for (let at = 0; at < phrase.length; ++at) {
        if (phrase[at] === "-") continue;
        const other = phrase[at] === "7" ? "K" : "7";
        if (secretOf(phrase.slice(0, at) + other + phrase.slice(at + 1))) ++missed;
        expect(secretOf(phrase.slice(0, at) + phrase.slice(at + 1))).toBeUndefined();
      }
      const swapped = phrase.slice(1, 2) + phrase.slice(0, 1) + phrase.slice(2);
      if (swapped !== phrase && secretOf(swapped)) ++missed;
    }
    expect(missed).toBeLessThan(6);
  });
  test("what is no phrase is none", () => {
    for (const typed of ["", "hello", "7K3M-7K3M", "U".repeat(28), "中".repeat(28), "7".repeat(29)])
      expect(secretOf(typed)).toBeUndefined();
  });
});

describe("sealing", () => {
  test("only the same secret opens it, unchanged, and the name tells nothing of it", async () => {
    const [mine, other] = [newSecret(), newSecret()];
    const text = await sealed(mine, "seats and games, 中文");
    expect(text).toMatch(/^[\w-]+$/);
    expect(await opened(mine, text)).toBe("seats and games, 中文");
    await expect(opened(other, text)).rejects.toThrow();
    const changed = text.slice(0, 40) + (text[40] === "A" ? "B" : "A") + text.slice(41);
    await expect(opened(mine, changed)).rejects.toThrow();
    expect(await sealed(mine, "seats")).not.toBe(await sealed(mine, "seats"));
    expect(nameOf(mine)).toMatch(/^[0-9a-f]{32}$/);
    expect(nameOf(mine)).not.toBe(nameOf(other));
  });
});

const seat = (id: string, updated: number, over = false): Bundle["seats"][number] => ({
  id,
  game: "goofspiel",
  seat: 1,
  token: `token of ${id}`,
  updated,
  over,
  invitations: [],
});

describe("bundles", () => {
  test("two browsers merge to the newest of each table, in either order", () => {
    const a: Bundle = { ...emptyBundle, seats: [seat("x", 5, true), seat("y", 1)] };
    const b: Bundle = { ...emptyBundle, seats: [seat("x", 3), seat("z", 9)] };
    expect(merged(a, b).seats.map(({ id, updated }) => `${id}${updated}`)).toEqual(["z9", "x5", "y1"]);
    expect(merged(a, b)).toEqual(merged(b, a));
    expect(merged(a, a)).toEqual(merged(a, emptyBundle));
  });
  test("what was deleted stays so, until it is played again", () => {
    const a: Bundle = { ...emptyBundle, removed: { x: 6 } };
    expect(merged(a, { ...emptyBundle, seats: [seat("x", 5)] }).seats).toEqual([]);
    expect(merged(a, { ...emptyBundle, seats: [seat("x", 7)] }).seats).toHaveLength(1);
    expect(merged(a, { ...emptyBundle, removed: { x: 9 } }).removed).toEqual({ x: 9 });
  });
  test("only what is new or newer is taken", () => {
    const taken = newerIn([seat("x", 5), seat("y", 2), seat("z", 1)], [seat("x", 5), seat("y", 1)]);
    expect(taken.map(({ id }) => id)).toEqual(["y", "z"]);
  });
  test("a bundle is read as it was written; anything else is refused", () => {
    const bundle: Bundle = { ...emptyBundle, seats: [{ ...seat("x", 5), host: "h" }], removed: { y: 1 } };
    expect(readBundle(JSON.stringify(bundle))).toEqual(bundle);
    for (const bad of ["", "{}", "[]", '{"seats":[{}],"games":[],"removed":{}}'])
      expect(() => readBundle(bad)).toThrow();
  });
});
