/// What every choice of a kind says of itself: what it takes, what it gives, who is there. The same facts in the same
/// order for each, so that they can be compared. Numbers come from the rules' preview.
import { settings } from "$web/settings.svelte";
import type { Look } from "./context.svelte";
import { isSeat } from "./explained";
import { regions, type Region, type Technology } from "./model";
import type { Names } from "./names";

export interface ChoiceFacts {
  readonly takes: string;
  readonly gives: string;
  readonly whoLabel: string;
  readonly who: string;
}

const joined = (parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(settings.lang === "en" ? "; " : "；");
/** Everyone of whom something is so, as the table calls them. */
const namesWhere = (look: Look, is: (seat: number) => boolean): string[] =>
  look.board.players.flatMap((_, i) => (is(i + 1) ? [look.nameOf(i + 1)] : []));
/** How far the others are who have begun. */
const progressWords = (look: Look, n: Names, done: (seat: number) => number, cost: number): string[] =>
  look.board.players.flatMap((_, i) =>
    i + 1 !== look.seat && done(i + 1) > 0 ? [n.choice.progress(look.nameOf(i + 1), done(i + 1), cost)] : [],
  );

export function technologyFacts(look: Look, n: Names, technology: Technology): ChoiceFacts {
  const { cost, left, patent_vp } = look.preview.technologies[technology];
  const wanting = (region: Region): number =>
    look.rules.regions[region].buyers.filter((buyer) => buyer === technology).length;
  const all = regions.reduce((sum, region) => sum + wanting(region), 0);
  const mine = regions
    .filter((region) => look.board.regions[region].offices.includes(look.seat))
    .reduce((sum, region) => sum + wanting(region), 0);
  const patent = look.board.patents[technology];
  const owners = look.board.players.flatMap(({ technologies }, i) => {
    if (!technologies.includes(technology)) return [];
    return [patent === i + 1 ? n.choice.withPatent(look.nameOf(i + 1)) : look.nameOf(i + 1)];
  });
  const studied = progressWords(look, n, (seat) => look.board.players[seat - 1]?.research[technology] ?? 0, cost);
  return {
    takes: n.choice.markers(left, cost),
    gives: joined([
      patent_vp > 0 ? n.choice.patent(patent_vp) : "",
      n.powers[technology](look.rules.powers),
      n.choice.wanted(mine, all),
    ]),
    whoLabel: n.choice.hasIt,
    who: joined([owners.length > 0 ? settings.listed(owners) : n.choice.nobody, ...studied]),
  };
}

export function officeFacts(look: Look, n: Names, region: Region): ChoiceFacts {
  const { trucks, tile, next_vp } = look.preview.regions[region];
  const { cost } = look.rules.sizes[look.rules.regions[region].size];
  const offices = namesWhere(look, (seat) => look.board.regions[region].offices.includes(seat));
  const begun = progressWords(look, n, (seat) => look.board.players[seat - 1]?.logistics[region] ?? 0, cost);
  return {
    takes: n.choice.trucks(trucks, cost),
    gives: joined([
      tile > 0 ? n.choice.tile(tile) : "",
      n.choice.most(next_vp),
      n.choice.buyers(look.rules.regions[region].buyers.length),
    ]),
    whoLabel: n.choice.offices,
    who: joined([offices.length > 0 ? settings.listed(offices) : n.choice.nobody, ...begun]),
  };
}

export function saleFacts(look: Look, n: Names, region: Region): ChoiceFacts {
  const { buyers, first, first_vp, second_vp } = look.preview.regions[region];
  const price = look.board.players[look.seat - 1]?.price ?? 0;
  const later = look.board.order
    .slice(look.board.order.indexOf(look.seat) + 1)
    .filter((seat) => look.board.regions[region].offices.includes(seat));
  return {
    takes: n.choice.buyersForYou(buyers),
    gives: joined([n.choice.each(price), n.choice.places(first_vp, second_vp)]),
    whoLabel: n.choice.rivals,
    who: joined([
      isSeat(first) ? n.choice.leads(look.nameOf(first)) : n.choice.noneSold,
      later.length > 0 ? n.choice.later(settings.listed(later.map((seat) => look.nameOf(seat)))) : "",
    ]),
  };
}
