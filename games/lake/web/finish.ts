/// How a game of the Lake ends: where everyone's points came from, how they grew, and the story of it in sentences.
import type { CoursePoint, SeatParts } from "$web/frame/finish";
import { bestOf, worstOf, type Chronicle } from "./chronicle";
import type { Look } from "./context";
import { spaced } from "$web/messages/spaced";
import type { RoundEnd } from "./rounds";
import type { EraCard, ScoreTerms } from "./model";
import type { Names } from "./names";

type Seen = Pick<Look, "preview" | "rules" | "nameOf">;

/** The three terms of the final formula in points (L9.1), as the rules give them: they add up to the total. */
export const pointsOf = ({ from_coins, from_charity, from_achievements }: ScoreTerms) => ({
  coins: from_coins,
  charity: from_charity,
  achievements: from_achievements,
});

export function partsOf({ preview }: Seen, n: Names): SeatParts[] {
  return (preview?.seats ?? []).map(({ score }, i) => {
    const { coins, charity, achievements } = pointsOf(score);
    return {
      seat: i + 1,
      parts: [
        { label: n.scores.coins, value: coins, colour: "var(--good-coins)" },
        { label: n.scores.charity, value: charity, colour: "var(--good-water)" },
        { label: n.scores.achievements, value: achievements, colour: "var(--good-metals)" },
      ],
    };
  });
}
export const courseOf = (rounds: readonly RoundEnd[], n: Names): CoursePoint[] =>
  rounds.map(({ scores }, i) => ({ label: i === 0 ? n.ending.start : n.ending.round(i), scores }));

/** The last of many, after a sign that there were more. */
const lastOf = (all: readonly string[]): readonly string[] => (all.length > 5 ? ["…", ...all.slice(-4)] : all);

/** What made the game, in sentences: the lead, the best round, and what moved most coins. */
export function momentsOf(
  { leads, bestRound, card, monopoly, law, fine }: Chronicle,
  { rules, nameOf }: Seen,
  n: Names,
  named: (name: EraCard["name"]) => string,
): string[] {
  const e = n.ending;
  const ledBy = leads.map(({ seat, round }) =>
    round === 0 ? e.ledFromStart(nameOf(seat)) : e.led(nameOf(seat), round),
  );
  const lines = [
    ...(leads.length > 1 ? [e.leadChanged(leads.length - 1, lastOf(ledBy.slice(1)).join(n.hints.comma))] : []),
    ...(bestRound ? [e.bestRound(nameOf(bestRound.seat), bestRound.coins, bestRound.round)] : []),
  ];
  const spec = card && rules.cards[card.what];
  if (card && spec)
    lines.push(
      (card.coins > 0 ? e.cardBrought : e.cardCost)(named(spec.name), nameOf(card.seat), Math.abs(card.coins)),
    );
  if (monopoly) lines.push(e.monopoly(nameOf(monopoly.seat), n.industries[monopoly.what], monopoly.coins));
  if (law) lines.push(e.law(n.laws[law.what], nameOf(law.seat), law.coins));
  if (fine) lines.push(e.fine(nameOf(fine.seat), fine.coins));
  return lines.map(spaced);
}

/** What a seat decided best, and what never paid for itself. */
export function decisionsOf(chronicle: Chronicle, seat: number, n: Names): string[] {
  const [best, worst] = [bestOf(chronicle, seat), worstOf(chronicle, seat)];
  const lines = [
    best ? n.ending.best(n.industries[best.industry], best.round, best.cost, best.earned, best.runs) : n.ending.none,
    ...(worst ? [n.ending.worst(n.industries[worst.industry], worst.round, worst.cost, worst.earned)] : []),
  ];
  return lines.map(spaced);
}
