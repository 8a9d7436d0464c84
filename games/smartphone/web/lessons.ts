/// The first game: what is taught, in which order, and which move each lesson asks for.
import type { Position } from "$web/engine/protocol";
import type { Lesson } from "$web/frame/coach";
import type { TableModel } from "$web/table/table.svelte";
import type { Look } from "./context.svelte";
import { spaced } from "$web/messages/spaced";
import { Phase, type Board, type Plan, type View } from "./model";
import type { Names } from "./names";
import { firstPlan } from "./plan";
import { planShape } from "./planner.svelte";

type Wanted = (position: Position, table: TableModel) => boolean;
const boardOf = ({ view }: Position): Board => (view as unknown as View).board;

/** The first round is past this phase. */
const isPast =
  (phase: Phase): Wanted =>
  (position) => {
    const { round, phase: now } = boardOf(position);
    return round > 1 || Phase.indexOf(now) > Phase.indexOf(phase);
  };
const isIn =
  (phase: Phase): Wanted =>
  (position) =>
    boardOf(position).phase === phase && position.to_act.includes(position.seat);
const either =
  (...all: readonly Wanted[]): Wanted =>
  (position, table) =>
    all.some((one) => one(position, table));

/** What lies half-made, if the seat is planning. */
function draftOf(position: Position, table: TableModel): Plan | undefined {
  return table.drafts.read(position.seat, "plan", `planning-${boardOf(position).round}`, planShape);
}
const hasMovedPads: Wanted = (position, table) => {
  const [plan, begun] = [draftOf(position, table), firstPlan(0)];
  return plan !== undefined && (["lower", "turn", "dx", "dy"] as const).some((key) => plan[key] !== begun[key]);
};
const hasLaid: Wanted = (position, table) =>
  draftOf(position, table)?.improvements.some(({ face_down }) => !face_down) ?? false;

const mine = (position: Position): Board["players"][number] | undefined =>
  boardOf(position).players[Number(position.seat) - 1];
const any = (counts: Readonly<Record<string, number>> | undefined): boolean =>
  Object.values(counts ?? {}).some((count) => count > 0);
const hasStudied: Wanted = (position) =>
  any(mine(position)?.research) || (mine(position)?.technologies.length ?? 0) > 0;
const hasShipped: Wanted = (position) =>
  any(mine(position)?.logistics) ||
  Object.values(boardOf(position).regions).filter(({ offices }) => offices.includes(position.seat)).length > 1;
const hasSold: Wanted = (position) =>
  Object.values(boardOf(position).regions).some(({ sold }) => sold.includes(position.seat));

const spotOf = (name: string): string => `[data-spot="${name}"]`;
const part = (name: string): string => `[data-testid="${name}"]`;

/** The lessons of a first game, in the words of now. */
export function lessonsOf(look: Look, n: Names): readonly Lesson[] {
  const all = [
    ...scoringLessons(look, n),
    ...planningLessons(look, n),
    ...roundLessons(look, n),
    ...lastLessons(look, n),
  ];
  return all.map((lesson) => ({ ...lesson, text: spaced(lesson.text) }));
}

/** What wins, where one sells, who else does, and what a price is. */
function scoringLessons(look: Look, n: Names): Lesson[] {
  const { goal, home, steve, prices } = n.lessons;
  const me = look.board.players[look.seat - 1];
  const region = look.rules.colours[me?.colour ?? "green"].home;
  const rival = Number(look.board.steve.seat);
  const until = isPast("planning");
  const steves: Lesson[] =
    rival > 0
      ? [
          {
            id: "steve",
            spots: [spotOf(`seat-${rival}`)],
            title: steve.title,
            text: steve.text(look.nameOf(rival)),
            until,
          },
        ]
      : [];
  return [
    { id: "goal", spots: [part("goal")], title: goal.title, text: goal.text(look.rules.rounds), until },
    { id: "home", spots: [spotOf(`region-${region}`)], title: home.title, text: home.text(n.regions[region]), until },
    ...steves,
    {
      id: "prices",
      spots: ['[data-spot^="price-"]'],
      title: prices.title,
      text: prices.text(look.rules.price.start),
      until,
    },
  ];
}

function planningLessons(look: Look, n: Names): Lesson[] {
  const { pads, covered, improvement, consequences, seal } = n.lessons;
  const domino = look.board.players[look.seat - 1]?.improvements[0];
  const sealed = isPast("planning");
  const when = isIn("planning");
  const laying: Lesson[] = domino
    ? [
        {
          id: "improvement",
          spots: [part("piece-0")],
          title: improvement.title,
          text: improvement.text(n.icons[domino.first], n.icons[domino.second]),
          asks: true,
          when,
          until: either(sealed, hasLaid),
        },
      ]
    : [];
  return [
    {
      id: "pads",
      spots: [part("planner-board")],
      title: pads.title,
      text: pads.text,
      asks: true,
      when,
      until: either(sealed, hasMovedPads),
    },
    { id: "covered", spots: [part("outcome")], title: covered.title, text: covered.text, when, until: sealed },
    ...laying,
    {
      id: "consequences",
      spots: [part("consequences")],
      title: consequences.title,
      text: consequences.text,
      when,
      until: sealed,
    },
    { id: "seal", spots: [part("seal")], title: seal.title, text: seal.text, asks: true, when, until: sealed },
  ];
}

/** The phases of the first round, each when it asks for something. */
function roundLessons(look: Look, n: Names): Lesson[] {
  const { revealed, improve, research, logistics, selling } = n.lessons;
  const other = look.board.players.findIndex((_, i) => i + 1 !== look.seat) + 1;
  const priceOf = (seat: number): number => look.board.players[seat - 1]?.price ?? 0;
  const asked = (phase: Phase, done?: Wanted): Pick<Lesson, "asks" | "when" | "until"> => ({
    asks: true,
    when: isIn(phase),
    until: done ? either(isPast(phase), done) : isPast(phase),
  });
  return [
    {
      id: "revealed",
      spots: ['[data-spot^="price-"]'],
      title: revealed.title,
      text: revealed.text(look.nameOf(other), priceOf(look.seat), priceOf(other)),
      when: isPast("planning"),
      until: (position) => boardOf(position).round > 1,
    },
    {
      id: "improve",
      spots: [part("decision"), '[data-spot^="market-"]'],
      title: improve.title,
      text: improve.text,
      ...asked("improve"),
    },
    {
      id: "research",
      spots: ['[data-spot^="tech-"]'],
      title: research.title,
      text: research.text,
      ...asked("research", hasStudied),
    },
    {
      id: "logistics",
      spots: ['[data-spot^="region-"][data-legal="true"]', part("decision")],
      isEach: true,
      title: logistics.title,
      text: logistics.text,
      ...asked("logistics", hasShipped),
    },
    {
      id: "selling",
      spots: [part("sell-all"), part("action")],
      title: selling.title,
      text: selling.text,
      ...asked("selling", hasSold),
    },
  ];
}

/** After the first round: what it brought, and where help is. */
function lastLessons(look: Look, n: Names): Lesson[] {
  const { scoring, alone } = n.lessons;
  const when: Wanted = (position) => boardOf(position).round > 1;
  const until: Wanted = (position) => boardOf(position).round > 2 || position.over;
  return [
    {
      id: "scoring",
      spots: [part("round-summary"), spotOf(`seat-${look.seat}`)],
      title: scoring.title,
      text: scoring.text,
      when,
      until,
    },
    { id: "alone", spots: [part("hint")], title: alone.title, text: alone.text, when, until },
  ];
}
