import { expect, test } from "vitest";
import { parseInvitation, parseReplay } from "../../src/table/invitation";

test("a link to a replay is told from one to a table", () => {
  const id = "0123456789abcdef";
  for (const text of [
    `http://192.168.1.5:8080/r/${id}#12`,
    ` https://play.example.org/games/#/r/${id}/12 `,
    `r/${id}#12`,
  ])
    expect(parseReplay(text)).toEqual([id, "12"]);
  expect(parseReplay(`http://localhost/r/${id}`)).toEqual([id]);
  for (const text of [id, `http://localhost/#/t/${id}`, `http://localhost/#/t/${id}/abcdefgh12345678`, "r/", "hello"])
    expect(parseReplay(text)).toBeUndefined();
  expect(parseInvitation(`http://localhost/#/t/${id}/abcdefgh12345678`)).toEqual([id, "abcdefgh12345678"]);
});
