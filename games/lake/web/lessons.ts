/// The first game: what is taught, in which order, and which move each lesson asks for.
import type { Position } from "$web/engine/protocol";
import type { Lesson } from "$web/frame/coach";
import type { Look } from "./context";
import { spaced } from "$web/messages/spaced";
import { industries, resources, steps, type Player, type State, type TurnStep, type View } from "./model";
import type { Names } from "./names";

export type Seen = Pick<Look, "state" | "rules" | "preview" | "seat" | "nameOf">;
type Wanted = (position: Position) => boolean;
const stateOf = ({ view }: Position): State => (view as unknown as View).table;
const mine = (position: Position): Player | undefined => stateOf(position).players[Number(position.seat) - 1];

/** The seat decides in this phase of a round, and about nothing somebody offered. */
const isIn =
  (phase: State["phase"], from = 1): Wanted =>
  (position) => {
    const { phase: now, offer, round } = stateOf(position);
    return now === phase && round >= from && offer.kind === "none" && position.to_act.includes(position.seat);
  };
/** The seat's turn has come to this step. */
const isAt =
  (step: TurnStep, from = 1): Wanted =>
  (position) =>
    isIn("turn", from)(position) && steps.indexOf(stateOf(position).turn.step) >= steps.indexOf(step);
const isAfterRound =
  (round: number): Wanted =>
  (position) =>
    position.over || stateOf(position).round > round;
const phases: readonly State["phase"][] = ["draw_chair", "draw_card", "meiji", "propose", "vote", "westward", "turn"];
/** The first round is past this phase. */
const isPast =
  (phase: State["phase"]): Wanted =>
  (position) =>
    isAfterRound(1)(position) || phases.indexOf(stateOf(position).phase) > phases.indexOf(phase);
const either =
  (...all: readonly Wanted[]): Wanted =>
  (position) =>
    all.some((one) => one(position));
const hasBuilt: Wanted = (position) => industries.some((industry) => (mine(position)?.levels[industry] ?? 0) > 0);
const hasRun: Wanted = (position) => stateOf(position).turn.earned > 0;
/** In the first round the seat's own turn is over. */
const isDone: Wanted = (position) =>
  isAfterRound(1)(position) || (stateOf(position).phase === "turn" && stateOf(position).active !== position.seat);

const spotOf = (name: string): string => `[data-spot="${name}"]`;
const part = (name: string): string => `[data-testid="${name}"]`;

/** The lessons of a first game, in the words of now. */
export function lessonsOf(seen: Seen, n: Names): readonly Lesson[] {
  return [
    ...scoringLessons(seen, n),
    ...councilLessons(seen, n),
    ...turnLessons(seen, n),
    ...laterLessons(seen, n),
  ].map((lesson) => ({ ...lesson, text: spaced(lesson.text) }));
}

/** What wins, what one begins with, and who else is there. */
function scoringLessons({ state, rules, preview, seat, nameOf }: Seen, n: Names): Lesson[] {
  const { goal, civ, rivals } = n.lessons;
  const others = state.players.flatMap((_, i) => (i + 1 === seat ? [] : [i + 1]));
  const until = isPast("turn");
  return [
    {
      id: "goal",
      spots: [part("goal")],
      title: goal.title,
      text: goal.text(rules.rounds, preview?.points_a_coin ?? 0),
      until,
    },
    {
      id: "civ",
      spots: [spotOf(`civ-${seat}`), spotOf(`seat-${seat}`)],
      title: civ.title,
      text: civ.text(nameOf(seat), state.players[seat - 1]?.plots ?? 0),
      until,
    },
    {
      id: "rivals",
      spots: [others.map((other) => spotOf(`civ-${other}`)).join(), others.map((one) => spotOf(`seat-${one}`)).join()],
      isEach: true,
      title: rivals.title,
      text: rivals.text(others.map((other) => nameOf(other)).join(n.hints.comma)),
      until,
    },
  ];
}

/** Whoever begins chairs: bills are named, then voted on. */
function councilLessons({ state, rules, preview, seat }: Seen, n: Names): Lesson[] {
  const { council, vote } = n.lessons;
  return [
    {
      id: "council",
      spots: [part("propose"), part("dock")],
      title: council.title,
      text: council.text(preview?.bills_to_name ?? 0),
      asks: true,
      when: isIn("propose"),
      until: isPast("propose"),
    },
    {
      id: "vote",
      spots: [part("vote-panel"), part("dock")],
      title: vote.title,
      text: vote.text(rules.chair_votes, !rules.bills_reversible, state.chair === seat),
      asks: true,
      when: isIn("vote"),
      until: isPast("vote"),
    },
  ];
}

function turnLessons({ rules, preview }: Seen, n: Names): Lesson[] {
  const { income, build, run, done } = n.lessons;
  const kinds = (isDear: boolean): string =>
    resources
      .filter((one) => rules.resources[one].water + rules.resources[one].coins > 0 === isDear)
      .map((one) => n.goods[one])
      .join(n.hints.comma);
  const supplied = preview?.allowed.supplied ?? [];
  return [
    {
      id: "income",
      spots: [part("income")],
      title: income.title,
      text: income.text(kinds(false), kinds(true)),
      asks: true,
      when: isIn("turn"),
      until: either(isDone, isAt("expo")),
    },
    {
      id: "build",
      spots: [
        supplied.map((industry) => part(`build-${industry}`)).join() || part("dock"),
        '[data-column="purchases"]',
      ],
      title: build.title,
      text: build.text(supplied.map((industry) => n.industries[industry]).join(n.hints.comma)),
      asks: true,
      when: isAt("expo"),
      until: either(isDone, hasBuilt),
    },
    {
      id: "run",
      spots: [part("run-all"), part("action")],
      title: run.title,
      text: run.text,
      asks: true,
      when: isAt("expo"),
      until: either(isDone, hasRun),
    },
    {
      id: "done",
      spots: [part("done"), part("action")],
      title: done.title,
      text: done.text,
      asks: true,
      when: isAt("expo"),
      until: isDone,
    },
  ];
}

/** The second round grows; from the first era card on one plays alone. */
function laterLessons({ rules }: Seen, n: Names): Lesson[] {
  const { buy, upgrade, trade, alone, era } = n.lessons;
  const when = isAt("expo", 2);
  const until = isAfterRound(rules.quiet_rounds);
  const [first = 0, last = 0] = [rules.point_prices[0], rules.point_prices.at(-1)];
  return [
    {
      id: "buy",
      spots: ['[data-testid^="buy-"]', part("dock")],
      title: buy.title,
      text: buy.text(first, last),
      when,
      until,
    },
    {
      id: "upgrade",
      spots: ['[data-testid^="upgrade-"]', '[data-column="production"]', part("dock")],
      title: upgrade.title,
      text: upgrade.text(rules.upgrade_times, rules.monopoly_lead, rules.monopoly_bonus),
      when,
      until,
    },
    {
      id: "trade",
      spots: [part("open-trade"), part("trade-desk"), part("action")],
      title: trade.title,
      text: trade.text(rules.trade.route_rounds),
      when,
      until,
    },
    { id: "alone", spots: [part("hint")], title: alone.title, text: alone.text, when, until },
    {
      id: "era",
      spots: [spotOf("era")],
      title: era.title,
      text: era.text,
      when: isAfterRound(rules.quiet_rounds),
      until: isAfterRound(rules.quiet_rounds + 2),
    },
  ];
}
