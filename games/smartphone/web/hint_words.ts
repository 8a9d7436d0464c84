/// What a move is and why one would make it, in words. The facts are the rules' own: previews, costs, what lies where.
import type { Action as AnyAction } from "$web/engine/protocol";
import { spaced } from "$web/messages/spaced";
import type { Look } from "./context.svelte";
import {
  regions,
  technologies,
  type Action,
  type Domino,
  type PlanPreview,
  type Region,
  type Technology,
} from "./model";
import type { Names } from "./names";

/** A fact that speaks for a move, and how loud. */
interface Fact {
  readonly weight: number;
  readonly words: string;
}

/** What a plan gives, without its price: "5 goods, 1 research, 2 trucks". */
export function planGives(n: Names, { goods, research, trucks, improve }: PlanPreview): string {
  const { plan, comma } = n.hints;
  const parts = [
    ...(goods > 0 ? [plan.goods(goods)] : []),
    ...(research > 0 ? [plan.research(research)] : []),
    ...(trucks > 0 ? [plan.trucks(trucks)] : []),
    ...(improve ? [plan.improve] : []),
  ];
  return parts.length > 0 ? parts.join(comma) : plan.nothing;
}

/** What a move is; a plan is told by what it brings. */
export function actionWords(n: Names, look: Look, wanted: AnyAction, preview?: PlanPreview): string {
  return spaced(moveWords(n, look, wanted as unknown as Action, preview));
}
function moveWords(n: Names, look: Look, action: Action, preview: PlanPreview | undefined): string {
  const { move, plan } = n.hints;
  switch (action.kind) {
    case "lay_plan":
      return preview ? plan.lay(preview.price, planGives(n, preview)) : plan.layAny;
    case "take_improvement": {
      const domino = look.board.market[action.slot - 1];
      return domino ? move.take(n.icons[domino.first], n.icons[domino.second]) : n.take(n.slot(action.slot));
    }
    case "take_token":
      return move.token;
    case "study":
      return move.study(n.technologies[action.technology]);
    case "ship":
      return move.ship(n.regions[action.region]);
    case "sell":
      return move.sell(n.regions[action.region]);
    case "sell_nfc":
      return move.nfc;
    case "done":
      return move.done;
    default:
      return move.deal;
  }
}

/** Why: the one or two facts that tell this move from others. */
export function reasons(n: Names, look: Look, wanted: AnyAction, preview?: PlanPreview): string[] {
  return factsOf(n, look, wanted as unknown as Action, preview)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ words }) => spaced(words));
}
/** For each of several moves up to two facts that tell it from the others: what all of them do is said of none. */
export function reasonsApart(
  n: Names,
  look: Look,
  moves: readonly { readonly action: AnyAction; readonly preview?: PlanPreview | undefined }[],
): string[][] {
  const facts = moves.map(({ action, preview }) => factsOf(n, look, action as unknown as Action, preview));
  const sharedBy = (wanted: Fact): number =>
    facts.filter((all) => all.some(({ words }) => words === wanted.words)).length;
  return facts.map((all) => {
    const own = all.filter((fact) => moves.length === 1 || sharedBy(fact) < moves.length);
    const best = own.toSorted((a, b) => b.weight / sharedBy(b) - a.weight / sharedBy(a));
    return best.slice(0, 2).map(({ words }) => spaced(words));
  });
}
function factsOf(n: Names, look: Look, action: Action, preview: PlanPreview | undefined): Fact[] {
  switch (action.kind) {
    case "lay_plan":
      return preview ? planFacts(n, look, preview) : [];
    case "take_improvement":
      return improvementFacts(n, look, action.slot);
    case "take_token":
      return tokenFacts(n, look);
    case "study":
      return studyFacts(n, look, action.technology);
    case "ship":
      return shipFacts(n, look, action.region);
    case "sell":
      return sellFacts(n, look, action.region);
    case "sell_nfc":
      return [{ weight: 1, words: n.hints.why.nfc(mine(look)?.price ?? 0) }];
    case "done":
      return doneFacts(n, look);
    default:
      return [];
  }
}

const mine = (look: Look): Look["board"]["players"][number] | undefined => look.board.players[look.seat - 1];
const hasOffice = (look: Look, region: Region, seat: number): boolean =>
  look.board.regions[region].offices.includes(seat);
const others = (look: Look): number[] => look.board.players.map((_, i) => i + 1).filter((seat) => seat !== look.seat);

/** How much an office in a region promises, from what the rules say of it: the tile, the majority, the buyers. */
export function promiseOf(look: Look, region: Region): number {
  const { tile, next_vp } = look.preview.regions[region];
  return tile + next_vp + look.rules.regions[region].buyers.length / 2;
}

function planFacts(n: Names, look: Look, plan: PlanPreview): Fact[] {
  const { why } = n.hints;
  const { sales, vp, goods } = plan;
  const facts: Fact[] = [{ weight: 3.5, words: why.worth(vp.least, vp.most) }];
  if (goods > 0 && sales.least === goods) facts.push({ weight: 6, words: why.allSell(goods, vp.least) });
  else if (sales.most < goods && sales.most > 0) facts.push({ weight: 2, words: why.mostSell(sales.most, goods) });
  else if (sales.least < sales.most) facts.push({ weight: 4, words: why.someSell(sales.least, sales.most, goods) });
  return [...facts, ...orderFacts(n, look, plan), ...openingFacts(n, look, plan), ...researchFacts(n, look, plan)];
}
function orderFacts(n: Names, look: Look, { first_up_to }: PlanPreview): Fact[] {
  const { why } = n.hints;
  const rivals = others(look);
  if (rivals.every((seat) => (first_up_to[seat - 1] ?? 0) < look.rules.price.least))
    return [{ weight: 4.5, words: why.first }];
  return rivals.flatMap((seat) => {
    const price = look.preview.seats[seat - 1]?.price;
    if (price === undefined || price <= (first_up_to[seat - 1] ?? 0)) return [];
    const shared = regions.filter((region) => hasOffice(look, region, look.seat) && hasOffice(look, region, seat));
    return [{ weight: 2.5 + shared.length * 2, words: why.before(look.nameOf(seat), price) }];
  });
}
function openingFacts(n: Names, look: Look, { offices }: PlanPreview): Fact[] {
  const { why } = n.hints;
  const region = offices.toSorted((a, b) => promiseOf(look, b) - promiseOf(look, a))[0];
  if (!region) return [];
  const [name, { tile }] = [n.regions[region], look.preview.regions[region]];
  if (tile > 0) return [{ weight: tile, words: why.opensTile(name, tile) }];
  const isAlone = look.board.regions[region].offices.every((seat) => seat === look.seat);
  return [{ weight: 5, words: isAlone ? why.opensAlone(name) : why.opens(name) }];
}
function researchFacts(n: Names, look: Look, { technologies: finished, improve }: PlanPreview): Fact[] {
  const { why } = n.hints;
  const facts: Fact[] = improve ? [{ weight: 3, words: why.improves }] : [];
  const worth = (one: Technology): number => look.preview.technologies[one].patent_vp;
  const best = finished.toSorted((a, b) => worth(b) - worth(a))[0];
  if (best) {
    const name = n.technologies[best];
    const words = worth(best) > 0 ? why.finishesPatent(name, worth(best)) : why.finishes(name);
    facts.push({ weight: Math.max(4.2, worth(best)), words });
  }
  return facts;
}

function studyFacts(n: Names, look: Look, technology: Technology): Fact[] {
  const { why } = n.hints;
  const name = n.technologies[technology];
  const { cost, left, patent_vp: vp } = look.preview.technologies[technology];
  const hand = look.board.markers_in_hand;
  const facts: Fact[] = [{ weight: 3, words: why.power(n.powers[technology](look.rules.powers)) }];
  if (left <= 1) facts.push({ weight: 12, words: vp > 0 ? why.studiedPatent(name, vp) : why.studied(name) });
  else if (left <= hand) facts.push({ weight: 8, words: why.canFinish(hand) });
  if (vp > 0 && left > 1) facts.push(...patentFacts(n, look, technology, vp));
  return [...facts, ...demandFacts(n, look, technology), ...cheapestFacts(n, look, technology, cost)];
}
function patentFacts(n: Names, look: Look, technology: Technology, vp: number): Fact[] {
  const { why } = n.hints;
  const done = (seat: number): number => look.board.players[seat - 1]?.research[technology] ?? 0;
  const rival = others(look).toSorted((a, b) => done(b) - done(a))[0];
  if (rival !== undefined && done(rival) > 0)
    return [{ weight: 9, words: why.race(look.nameOf(rival), done(rival), vp) }];
  return [{ weight: vp * 0.7, words: why.patent(vp) }];
}
function demandFacts(n: Names, look: Look, technology: Technology): Fact[] {
  const { why } = n.hints;
  const wants = (region: Region): number =>
    look.rules.regions[region].buyers.filter((buyer) => buyer === technology).length;
  const count = (where: readonly Region[]): number => where.reduce((sum, region) => sum + wants(region), 0);
  const here = count(regions.filter((region) => hasOffice(look, region, look.seat)));
  const name = n.technologies[technology];
  if (here > 0) return [{ weight: 3.5 + here * 1.5, words: why.wantedHere(here, name) }];
  return [{ weight: count(regions) * 0.6, words: why.wanted(count(regions), name) }];
}
function cheapestFacts(n: Names, look: Look, technology: Technology, cost: number): Fact[] {
  const lacking = technologies.filter((one) => one !== technology && !mine(look)?.technologies.includes(one));
  const isCheapest = lacking.length > 0 && lacking.every((one) => look.preview.technologies[one].cost > cost);
  return isCheapest ? [{ weight: 4.5, words: n.hints.why.cheapest(cost) }] : [];
}

function shipFacts(n: Names, look: Look, region: Region): Fact[] {
  const { why } = n.hints;
  const name = n.regions[region];
  const { trucks, tile, next_vp } = look.preview.regions[region];
  const { offices } = look.board.regions[region];
  const hand = look.board.markers_in_hand;
  const facts: Fact[] = [{ weight: next_vp * 0.7, words: why.paysMore(name, next_vp) }];
  if (trucks <= 1) facts.push({ weight: 12, words: tile > 0 ? why.opensNowTile(name, tile) : why.opensNow(name) });
  else if (trucks <= hand) facts.push({ weight: 8, words: why.canOpen(hand) });
  if (tile > 0 && trucks > 1) facts.push({ weight: tile, words: why.tile(tile) });
  if (tile === 0 && offices.length === 0)
    facts.push({ weight: 5, words: why.nobodyThere(look.rules.regions[region].buyers.length) });
  return [...facts, ...reachFacts(n, look, region)];
}
function reachFacts(n: Names, look: Look, region: Region): Fact[] {
  const more = look.rules.regions[region].links.filter(
    (link) => !look.preview.regions[link].in_reach && !hasOffice(look, link, look.seat),
  );
  if (more.length === 0) return [];
  const names = more.map((link) => n.regions[link]).join(n.hints.comma);
  return [{ weight: 1 + more.length * 0.8, words: n.hints.why.reaches(names) }];
}

function sellFacts(n: Names, look: Look, region: Region): Fact[] {
  const { why } = n.hints;
  const { first, first_vp } = look.preview.regions[region];
  const facts: Fact[] = [{ weight: 0.5, words: why.eachGood(mine(look)?.price ?? 0) }];
  if (first_vp > 0) {
    if (typeof first !== "number") facts.push({ weight: first_vp, words: why.noneSold(first_vp) });
    else if (first === look.seat) facts.push({ weight: first_vp * 0.6, words: why.leadsYou(first_vp) });
    else facts.push({ weight: first_vp * 0.9, words: why.leads(look.nameOf(first), first_vp) });
  }
  const later = look.board.order.slice(look.board.order.indexOf(look.seat) + 1);
  const rival = later.find((seat) => look.board.regions[region].offices.includes(seat));
  if (rival !== undefined) facts.push({ weight: 5, words: why.after(look.nameOf(rival)) });
  return facts;
}

const showsIcon = ({ first, second }: Domino, icon: string): boolean => first === icon || second === icon;

function improvementFacts(n: Names, look: Look, slot: number): Fact[] {
  const { why } = n.hints;
  const domino = look.board.market[slot - 1];
  if (!domino) return [];
  const rest = look.board.market.filter((_, i) => i !== slot - 1);
  const owned = mine(look)?.improvements ?? [];
  const facts: Fact[] = [{ weight: 1, words: why.lasts(look.rules.rounds - look.board.round) }];
  if (domino.first === domino.second) facts.push({ weight: 4.4, words: why.twice(n.icons[domino.first]) });
  if (showsIcon(domino, "price_up")) facts.push({ weight: 2, words: why.dearer });
  for (const icon of new Set([domino.first, domino.second])) {
    if (owned.every((one) => !showsIcon(one, icon))) facts.push({ weight: 5, words: why.newIcon(n.icons[icon]) });
    if (rest.every((one) => !showsIcon(one, icon))) facts.push({ weight: 4, words: why.onlyOne(n.icons[icon]) });
  }
  return facts;
}
function tokenFacts(n: Names, look: Look): Fact[] {
  const { why } = n.hints;
  const rounds = look.rules.rounds - look.board.round;
  return [{ weight: 1, words: rounds === 1 ? why.tokenOnce : why.token(rounds) }];
}
function doneFacts(n: Names, look: Look): Fact[] {
  const { why } = n.hints;
  const { phase, markers_in_hand: hand } = look.board;
  const goods = mine(look)?.goods ?? 0;
  if (phase === "selling") return [{ weight: 1, words: goods > 0 ? why.goodsLost(goods) : why.nothingLost }];
  return [{ weight: 1, words: hand > 0 ? why.markersLost(hand) : why.nothingLost }];
}
