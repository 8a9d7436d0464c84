import { describe, expect, test } from "vitest";
import type { GameEvent, Move } from "../../src/engine/protocol";
import { readMessage } from "../../src/table/messages";
import { recentOf, retold, standingOf, Story, tellMore, tellUndo } from "../../src/table/story";
import type { LoggedMove } from "../../src/table/source";
import type { News } from "../../src/table/wire";

/** Rows 1, 2, 3, …, each as the service tells it. */
function rows(...told: object[]): readonly News[] {
  const news = told.map((one, i) => ({ row: i + 1, at: 0, seat: 1, ...one }));
  const message = readMessage(JSON.stringify({ type: "history", key: "1", result: { from: 1, news } }));
  if (message?.type !== "history") throw new Error("not a page of rows");
  return message.result.news;
}
const play = (seat: number, step: number) => ({
  what: "play",
  seat,
  step,
  events: [{ words: `${seat} plays`, event: { kind: "played", rule: "G1" } }],
});
function storyOf(...told: object[]): Story {
  const story = new Story();
  story.begin(1, rows(...told));
  return story;
}
/** Who took back each row that is a move, and where something was taken back. */
const marks = (moves: readonly LoggedMove[]): string =>
  moves
    .map(({ seat, takenBackBy, isTakingBack }) =>
      isTakingBack ? `!${seat}` : takenBackBy === undefined ? `${seat}` : `${seat}x${takenBackBy}`,
    )
    .join(" ");

describe("what is taken back", () => {
  test("an undo takes every move after its step, by whoever asked for it", () => {
    const story = storyOf(
      play(1, 1),
      play(2, 2),
      play(1, 3),
      { what: "undo_asked", seat: 2, to: 1 },
      { what: "undo_agreed", seat: 3 },
      { what: "undo", seat: 1, to: 1, step: 1 },
      play(2, 2),
    );
    expect(marks(story.moves())).toBe("1 2x2 1x2 !2 2");
  });
  test("an undo that needs no consent is by whoever did it", () => {
    expect(marks(storyOf(play(1, 1), play(1, 2), { what: "undo", seat: 1, to: 1, step: 1 }).moves())).toBe("1 1x1 !1");
  });
  test("a wish that was refused does not name who undoes later", () => {
    const story = storyOf(
      play(1, 1),
      { what: "undo_asked", seat: 2, to: 0 },
      { what: "undo_declined", seat: 1 },
      { what: "undo", seat: 1, to: 0, step: 0 },
    );
    expect(marks(story.moves())).toBe("1x1 !1");
  });
  test("a sealed choice taken back is the seat's last, and what came after it moves up", () => {
    const story = storyOf(play(1, 1), play(2, 2), play(3, 3), { what: "take_back", seat: 2, step: 2 }, play(2, 3), {
      what: "undo",
      seat: 2,
      to: 2,
      step: 2,
    });
    expect(marks(story.moves())).toBe("1 2x2 3 !2 2x2 !2");
  });
  test("a move is taken back once", () => {
    const story = storyOf(play(1, 1), play(2, 2), { what: "undo", seat: 2, to: 1, step: 1 }, play(2, 2), {
      what: "undo",
      seat: 1,
      to: 0,
      step: 0,
    });
    expect(marks(story.moves())).toBe("1x1 2x2 !2 2x1 !1");
  });
});

describe("pages", () => {
  const told = [
    play(1, 1),
    play(2, 2),
    { what: "say", text: "hello" },
    { what: "undo_asked", seat: 2, to: 1 },
    { what: "undo", seat: 1, to: 1, step: 1 },
    play(2, 2),
  ];
  const all = rows(...told);

  test("a line that was removed has no words, whether they were told before or not", () => {
    const said = { what: "say", seat: 1, text: "an insult" } as const;
    const story = storyOf(said, { what: "remove_line", seat: "spectator", line: 1 });
    expect(story.chat()).toEqual([{ row: 1, seat: 1, text: "", isRemoved: true }]);
    const later = storyOf({ what: "say", seat: 1, text: "", removed: true });
    expect(later.chat()).toEqual([{ row: 1, seat: 1, text: "", isRemoved: true }]);
  });
  test("told from the middle on and then further back, it is the same story", () => {
    const story = new Story();
    story.begin(5, all.slice(4));
    expect(story.from).toBe(5);
    expect(story.last).toBe(6);
    story.addEarlier(3, all.slice(2, 4));
    expect(story.chat()).toMatchObject([{ seat: 1, text: "hello", isRemoved: false }]);
    story.addEarlier(1, all.slice(0, 2));
    expect(story.moves()).toEqual(storyOf(...told).moves());
    expect(marks(story.moves())).toBe("1 2x2 !2 2");
  });
  test("rows that are known already and pages that no longer fit are left out", () => {
    const story = new Story();
    story.begin(3, all.slice(2));
    story.add(all.slice(4));
    expect(story.last).toBe(6);
    story.addEarlier(1, all.slice(0, 1));
    expect(story.from).toBe(3);
  });
  test("a page without rows still says where it begins", () => {
    const story = new Story();
    story.begin(7, []);
    expect([story.from, story.last]).toEqual([7, 6]);
  });
  test("events stay the same objects", () => {
    const story = storyOf(...told);
    expect(story.moves()[0]?.events[0]).toBe(story.moves()[0]?.events[0]);
  });
});

test("who refused is told until something else is played", () => {
  const told = [play(1, 1), { what: "undo_asked", seat: 1, to: 0 }, { what: "undo_declined", seat: 2 }];
  expect(storyOf(...told).refusedUndo(1)).toBe(2);
  expect(storyOf(...told).refusedUndo(2)).toBeUndefined();
  expect(storyOf(...told, play(2, 2)).refusedUndo(1)).toBeUndefined();
});

describe("what happened since the last decision", () => {
  test("does not begin with a decision that was taken back, and leaves out what was", () => {
    const story = storyOf(play(1, 1), play(2, 2), play(1, 3), play(2, 4), { what: "undo", seat: 1, to: 2, step: 2 });
    expect(marks(recentOf(story.moves(), 1))).toBe("1 2 !1");
    expect(marks(recentOf(story.moves(), 2))).toBe("2 !1");
    expect(marks(standingOf(story.moves()))).toBe("1 2 !1");
  });
});

describe("a game in this browser", () => {
  const move = (seat: Move["seat"], words = ""): Move => ({
    seat,
    events: [{ kind: "played", rule: "G1", words } as GameEvent],
  });
  const isPerson = (seat: Move["seat"]): boolean => seat === 1 || seat === 2;

  test("an undo takes the last move of a person with what bots answered", () => {
    const told = tellMore([], [move(1), move(2), move(3), move("chance")]);
    expect(marks(tellUndo(told, 1, isPerson))).toBe("1 2x2 3x2 chancex2 !2");
  });
  test("a sealed choice goes alone", () => {
    expect(marks(tellUndo(tellMore([], [move(1), move(2), move(3)]), 2, isPerson))).toBe("1 2x2 3 !2");
  });
  test("numbers grow, and another language changes words, not moves", () => {
    const undone = tellUndo(tellMore([], [move(1, "one"), move(2, "two")]), 1, isPerson);
    const told = tellMore(undone, [move(2, "again")]);
    expect(told.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const again = retold(told, [move(1, "一"), move(2, "再")]);
    expect(marks(again)).toBe(marks(told));
    expect(again.flatMap(({ events }) => events.map(({ words }) => words))).toEqual(["一", "two", "再"]);
  });
});
