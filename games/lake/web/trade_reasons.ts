/// Why an offer was taken or not, in words made from facts: what the other lacked, what the swap would have changed.
import type { GameEvent } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import type { Look } from "./context";
import type { DockWords } from "./dock_words";
import {
  industries,
  kindsIn,
  resources,
  type Basket,
  type Industry,
  type OfferPreview,
  type Resource,
  type Route,
  type SeatPreview,
  type SwapEffect,
} from "./model";
import type { Names } from "./names";

/** An offer with what was known when it was made. */
export interface Asked {
  readonly to: number;
  readonly give: Basket;
  readonly take: Basket;
  readonly lacks: SeatPreview["lacks"];
  readonly ours: SwapEffect;
  readonly theirs: SwapEffect;
}
export function askedNow(
  look: Look,
  to: number,
  give: Basket,
  take: Basket,
  sides: OfferPreview | undefined,
): Asked | undefined {
  const lacks = look.preview?.seats[to - 1]?.lacks;
  return lacks && sides && { to, give, take, lacks, ours: sides.ours, theirs: sides.theirs };
}

/** Whether an event is the answer to an offer of this seat; others may found a route with it too. */
export function isAnswer(event: GameEvent, seat: number): boolean {
  if (event.kind === "route_founded") return (event["route"] as unknown as Route).founder === seat;
  return (event.kind === "offer_declined" || event.kind === "exchanged") && event["seat"] === seat;
}

const isNatural = (good: string): good is Resource => (resources as readonly string[]).includes(good);
const naturalIn = (side: Basket): Resource[] => kindsIn(side).flatMap(({ good }) => (isNatural(good) ? [good] : []));

export function whyAccepted(n: Names, w: DockWords, { give, take, lacks, theirs }: Asked): string {
  for (const good of naturalIn(give))
    for (const industry of industries)
      if (lacks[industry].includes(good)) return w.answers.needs(n.goods[good], n.industries[industry]);
  const runs = industries.find((industry) => theirs.runs[industry] > 0);
  const spared = kindsIn(take).map(({ good }) => n.goods[good]);
  return runs ? w.answers.runs(n.industries[runs]) : w.answers.canSpare(settings.listed(spared));
}

export function whyDeclined(look: Look, n: Names, w: DockWords, { give, take, ours, theirs }: Asked): string {
  const isInput = (industry: Industry, good: Resource): boolean => look.rules.industries[industry].inputs[good] > 0;
  const stops = industries.find((industry) => theirs.runs[industry] < 0);
  if (stops) {
    const good = naturalIn(take).find((one) => isInput(stops, one));
    return good ? w.answers.wouldLack(n.goods[good], n.industries[stops]) : w.answers.stops(n.industries[stops]);
  }
  const given = naturalIn(give)[0];
  if (theirs.by_end <= 0 && given) return w.answers.noUse(n.goods[given]);
  return ours.by_end > theirs.by_end ? w.answers.youGainMore : w.answers.tooLittle;
}

/** What a seat lacks, and for what: "Steel for Heavy". */
export const lackWords = (look: Look, n: Names, w: DockWords, seat: number): string[] =>
  industries.flatMap((industry) =>
    (look.preview?.seats[seat - 1]?.lacks[industry] ?? []).map((good) =>
      w.scale.forIndustry(n.goods[good], n.industries[industry]),
    ),
  );

/** What a swap changes for a seat: runs that come or fall away. */
export const effectWords = (n: Names, w: DockWords, { runs }: SwapEffect): string[] =>
  industries.flatMap((industry) => {
    if (runs[industry] > 0) return [w.scale.moreRuns(n.industries[industry], runs[industry])];
    return runs[industry] < 0 ? [w.scale.fewerRuns(n.industries[industry], -runs[industry])] : [];
  });
