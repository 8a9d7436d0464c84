/// What the things on the board say about themselves to whoever points at them. Facts come from the view, the ruleset
/// and the preview; nothing is worked out here.
import type { Explained } from "$web/frame/frame";
import type { SeatName } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import type { Look } from "./context.svelte";
import { technologies, type Buyer, type Region, type Technology } from "./model";
import type { Names } from "./names";

/** A list of one if something is so, else of none. */
const some = <T>(condition: boolean, value: () => T): T[] => (condition ? [value()] : []);

export const isSeat = (seat: SeatName | undefined): seat is number => typeof seat === "number";
export const isTechnology = (buyer: Buyer): buyer is Technology & Buyer =>
  (technologies as readonly string[]).includes(buyer);

/** Whose home a region is, of those who play. */
export function homeOf(look: Look, region: Region): number | undefined {
  const found = look.board.players.findIndex(({ colour }) => look.rules.colours[colour].home === region);
  return found < 0 ? undefined : found + 1;
}
/** Who has placed how many markers on the way to an office. */
export const progressIn = (look: Look, region: Region): { seat: number; done: number }[] =>
  look.board.players.flatMap(({ logistics }, i) =>
    some(logistics[region] > 0, () => ({ seat: i + 1, done: logistics[region] })),
  );

const buyerWords = (n: Names, buyer: Buyer): string =>
  isTechnology(buyer) ? n.technologies[buyer] : n.map.upTo(buyer);

function paid(n: Names, first: number, second: number): string {
  return second > 0 ? n.map.paysTwo(first, second) : n.map.pays(first);
}

export function regionExplained(look: Look, n: Names, region: Region): Explained {
  const spec = look.rules.regions[region];
  const { cost } = look.rules.sizes[spec.size];
  const { offices, sold, retailer } = look.board.regions[region];
  const { first, first_vp, second_vp, space, in_reach, trucks } = look.preview.regions[region];
  const home = homeOf(look, region);
  const free = spec.buyers.filter((_, i) => !isSeat(sold[i]));
  const sentences = [
    ...some(home !== undefined, () => n.map.home(look.nameOf(home ?? 0))),
    offices.length > 0 ? n.map.offices(settings.listed(offices.map((seat) => look.nameOf(seat)))) : n.map.noOffices,
    ...some(space > 0, () => paid(n, first_vp, second_vp)),
    ...some(isSeat(first), () => n.map.leads(look.nameOf(first))),
    free.length > 0 ? n.map.buyersLeft(settings.listed(free.map((buyer) => buyerWords(n, buyer)))) : n.map.buyersGone,
    n.map.officeCosts(cost),
    ...some(look.seat > 0, () => (in_reach ? n.map.stillTakes(trucks) : n.map.notInReach)),
    n.map.linkedTo(settings.listed(spec.links.map((link) => n.regions[link]))),
    ...some(retailer > 0, () => n.map.retailerHere(retailer)),
  ];
  const text = settings.said(sentences);
  return { title: n.fullRegions[region], text, rule: "S0.6", ...(retailer > 0 ? { ruling: "R-S2" } : {}) };
}

export function buyerExplained(look: Look, n: Names, region: Region, index: number): Explained {
  const buyer = look.rules.regions[region].buyers[index] ?? "1";
  const seat = look.board.regions[region].sold[index];
  const wants = isTechnology(buyer) ? n.map.technologyBuyer(n.technologies[buyer]) : n.map.priceBuyer(buyer);
  const isClosed = look.board.regions[region].retailer > 0;
  const text = settings.said([
    wants,
    ...some(isSeat(seat), () => n.map.boughtFrom(look.nameOf(seat ?? 0))),
    ...some(look.plan?.buyers[region].includes(index) === true, () => n.map.willing),
    ...some(isClosed, () => n.map.closed),
  ]);
  const title = settings.titled(n.map.buyer, buyerWords(n, buyer));
  return { title, text, rule: "S7.2", ...(isClosed ? { ruling: "R-S2" } : {}) };
}

export function spaceExplained(look: Look, n: Names, region: Region, index: number): Explained {
  const { first, second } = look.rules.sizes[look.rules.regions[region].size];
  const [most, next] = [first[index] ?? 0, second[index] ?? 0];
  const office = look.board.regions[region].offices[index];
  const text = settings.said([
    office === undefined ? n.map.spaceFree : n.map.spaceOf(look.nameOf(office)),
    next > 0 ? n.map.spacePaysTwo(most, next) : n.map.spacePays(most),
    ...some(look.preview.regions[region].space === index + 1, () => n.map.spaceCounts),
  ]);
  return { title: n.map.space(index + 1), text, rule: "S8.2" };
}

/** What the two rows of figures on a card are. */
export function majorityExplained(look: Look, n: Names, region: Region): Explained {
  const { space, first_vp, second_vp } = look.preview.regions[region];
  const text = settings.said([n.map.rows, ...some(space > 0, () => paid(n, first_vp, second_vp))]);
  return { title: n.majority, text, rule: "S8.2" };
}

export function costExplained(look: Look, n: Names, region: Region): Explained {
  const { cost } = look.rules.sizes[look.rules.regions[region].size];
  const { in_reach, trucks } = look.preview.regions[region];
  const sentences = look.seat > 0 ? [in_reach ? n.map.stillTakes(trucks) : n.map.notInReach] : [];
  return { title: n.fullRegions[region], text: settings.said([n.map.officeCosts(cost), ...sentences]), rule: "S6.1" };
}

export function progressExplained(look: Look, n: Names, region: Region): Explained {
  const { cost } = look.rules.sizes[look.rules.regions[region].size];
  const each = progressIn(look, region).map(({ seat, done }) => n.map.progressOf(look.nameOf(seat), done, cost));
  const title = settings.titled(n.map.progress, settings.listed(each));
  return { title, text: n.map.progressMeans, rule: "S6.1", ruling: "R-S8" };
}

export function retailerExplained(look: Look, n: Names, region: Region): Explained {
  const { retailer } = look.board.regions[region];
  return { title: n.map.retailer, text: n.map.retailerHere(retailer), rule: "S0.7", ruling: "R-S2" };
}

export const markerExplained = (n: Names): Explained => ({
  title: n.steveMarker,
  text: n.map.steveMarker,
  rule: "S9.7",
});

/** What of the preview and the board concerns a technology. */
export function technologyExplained(look: Look, n: Names, technology: Technology): Explained {
  const { cost: printed, patent_vp } = look.rules.technologies[technology];
  const { cost } = look.preview.technologies[technology];
  const patent = look.board.patents[technology];
  const owners = look.board.players.flatMap((player, i) =>
    some(player.technologies.includes(technology), () => look.nameOf(i + 1)),
  );
  const studying = look.board.players.flatMap(({ research }, i) =>
    some(research[technology] > 0, () => `${look.nameOf(i + 1)} ${research[technology]}`),
  );
  const mine = look.board.players[look.seat - 1]?.technologies.includes(technology) === true;
  const buyers = Object.values(look.rules.regions).flatMap((spec) =>
    spec.buyers.filter((buyer) => buyer === technology),
  );
  const power = n.powers[technology](look.rules.powers);
  const costs = cost === printed ? n.map.costsYou(cost) : n.map.costsYouInstead(cost, printed);
  const text = settings.said([
    settings.lang === "en" ? `${power.charAt(0).toUpperCase()}${power.slice(1)}.` : `${power}。`,
    ...some(buyers.length > 0, () => n.map.buyersWant(buyers.length)),
    ...some(!mine, () => (look.seat > 0 ? costs : n.map.costs(printed))),
    isSeat(patent) ? n.map.patentOf(look.nameOf(patent), patent_vp) : n.map.patentFree(patent_vp),
    ...some(owners.length > 0, () => n.map.ownedBy(settings.listed(owners))),
    ...some(studying.length > 0, () => n.map.studiedBy(settings.listed(studying))),
  ]);
  return { title: n.technologies[technology], text, rule: "S0.5" };
}

export function ladderExplained(look: Look, n: Names): Explained {
  const { start, least, most } = look.rules.price;
  return { title: n.prices, text: n.map.ladder(start, least, most), rule: "S2.2" };
}
