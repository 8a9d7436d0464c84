/// What the rows of the dock say about themselves to whoever points at them. Facts come from the view, the ruleset and
/// the preview; nothing is worked out here.
import type { Explained } from "$web/frame/frame";
import { settings } from "$web/settings.svelte";
import { amount, listed, named, type Look } from "./context";
import type { DockWords } from "./dock_words";
import { chosen } from "./income";
import { industries, signed, type Industry, type Resource, type RunPreview, type Worth } from "./model";
import type { Names } from "./names";

/** "back in 4 rounds". */
export function backIn(w: DockWords, { pays_back, next_turn }: Worth): string {
  if (pays_back < 0) return next_turn > 0 ? w.back.never : w.back.nothing;
  return pays_back === 0 ? w.back.thisTurn : w.back.rounds(pays_back);
}

function worthWords(w: DockWords, worth: Worth, nothing: string): string[] {
  if (worth.next_turn <= 0 && worth.pays_back < 0) return [nothing, w.worth.assumes];
  const paid =
    worth.pays_back < 0 ? w.worth.never : worth.pays_back === 0 ? w.worth.thisTurn : w.worth.rounds(worth.pays_back);
  return [
    worth.next_turn > 0 ? w.worth.brings(worth.next_turn) : w.worth.bringsLater,
    paid,
    ...(worth.by_end === 0 ? [] : [w.worth.byEnd(worth.by_end)]),
    w.worth.assumes,
  ];
}

/** The industries of the seat that lack a good for their next run. */
export const lacking = (look: Look, seat: number, good: Resource): Industry[] =>
  industries.filter((industry) => look.preview?.seats[seat - 1]?.lacks[industry].includes(good));

export function resourceExplained(look: Look, n: Names, w: DockWords, good: Resource): Explained {
  const { water, coins } = look.rules.resources[good];
  const need = look.preview?.seats[look.seat - 1]?.needs[good] ?? 0;
  const short = lacking(look, look.seat, good).map((industry) => n.industries[industry]);
  const text = settings.said([
    w.about.resource(look.me?.goods[good] ?? 0, look.me?.points[good] ?? 0, need),
    (chosen as readonly Resource[]).includes(good) ? w.about.chosen(water, coins) : w.about.byItself,
    short.length > 0 ? w.about.lacking(settings.listed(short)) : need === 0 ? w.about.noneNeeded : "",
  ]);
  return { title: n.goods[good], text, rule: "L5.1" };
}

export function pointExplained(look: Look, n: Names, w: DockWords, good: Resource): Explained {
  const price = look.preview?.point ?? { coins: 0, tax: 0 };
  const worth = look.preview?.worths.points[good];
  const text = settings.said([
    w.about.point(n.goods[good]),
    w.costs(price.coins, price.tax),
    ...(worth ? worthWords(w, worth, w.worth.nothingPoint) : []),
  ]);
  return { title: n.turn.buyLabel(n.goods[good], price.coins, price.tax), text, rule: "L5.2", ruling: "R-L11" };
}

export function plotExplained(look: Look, n: Names, w: DockWords): Explained {
  const price = look.preview?.plot ?? { coins: 0, tax: 0 };
  const idle = look.view.outlook[look.seat - 1]?.idle_plots ?? 0;
  const text = settings.said([w.about.plot(idle, look.state.bank_plots), w.costs(price.coins, price.tax)]);
  return { title: n.turn.buyPlotLabel(price.coins, price.tax), text, rule: "L5.2", ruling: "R-L12" };
}

export function buildExplained(look: Look, n: Names, w: DockWords, industry: Industry): Explained {
  const price = look.preview?.build[industry] ?? { coins: 0, tax: 0 };
  const pays = look.preview?.seats[look.seat - 1]?.runs[industry].total ?? 0;
  const worth = look.preview?.worths.builds[industry];
  const text = settings.said([
    w.about.build(listed(n, look.rules.industries[industry].inputs), pays),
    w.costs(price.coins, price.tax),
    ...(worth ? worthWords(w, worth, w.worth.nothing) : []),
  ]);
  return { title: n.turn.buildLabel(n.industries[industry], price.coins, price.tax), text, rule: "L5.3" };
}

/** "Base 3, Level +2, Internet Age +2: in all 7 coins." */
export function sumWords(look: Look, n: Names, w: DockWords, industry: Industry, pay: RunPreview): string {
  const cards = look.state.drawn.flatMap((index) => {
    const card = look.rules.cards[index];
    return card && card.effect[industry] !== 0 ? [w.sumTerm(named(card.name), signed(card.effect[industry]))] : [];
  });
  const terms = [
    w.sumTerm(n.sum.base, String(pay.base)),
    ...(pay.level === 0 ? [] : [w.sumTerm(n.sum.level, signed(pay.level))]),
    ...cards,
    ...(pay.monopoly === 0 ? [] : [w.sumTerm(n.sum.monopoly, signed(pay.monopoly))]),
    ...(pay.leader === 0 ? [] : [w.sumTerm(n.sum.leader, signed(pay.leader))]),
    ...(pay.levy === 0 ? [] : [w.sumTerm(n.sum.levies[look.rules.industries[industry].levy], signed(-pay.levy))]),
    ...(pay.floor === 0 ? [] : [w.sumTerm(n.sum.floor, signed(pay.floor))]),
  ];
  return settings.lang === "en"
    ? `${terms.join(", ")}: ${w.sumIs(pay.total)}.`
    : `${terms.join("，")}：${w.sumIs(pay.total)}。`;
}

export function runExplained(look: Look, n: Names, w: DockWords, industry: Industry): Explained {
  const seat = look.preview?.seats[look.seat - 1];
  const pay = seat?.runs[industry];
  const short = (seat?.lacks[industry] ?? []).map((good) => n.goods[good]);
  const text = settings.said([
    w.about.run(listed(n, look.rules.industries[industry].inputs), pay ? sumWords(look, n, w, industry, pay) : ""),
    look.preview?.ran.includes(industry)
      ? w.about.ranAlready
      : short.length > 0
        ? w.about.lacks(settings.listed(short))
        : "",
  ]);
  return { title: n.turn.runLabel(n.industries[industry], pay?.total ?? 0), text, rule: "L5.4" };
}

/** What an upgrade takes, in words. */
export function upgradePrice(look: Look, n: Names, industry: Industry): string {
  const price = look.preview?.upgrade[industry];
  return (price && listed(n, price.goods, price.coins + price.tax)) || n.turn.free;
}

export function upgradeExplained(look: Look, n: Names, w: DockWords, industry: Industry): Explained {
  const raised = look.preview?.seats[look.seat - 1]?.raised[industry] ?? { level: 0, pays: 0 };
  const worth = look.preview?.worths.upgrades[industry];
  const allowed = look.preview?.allowed;
  const isOpen = allowed?.run_all === true && allowed.upgrade.includes(industry);
  const text = settings.said([
    w.about.upgrade(raised.level, raised.pays),
    w.costsGoods(upgradePrice(look, n, industry)),
    ...(isOpen ? [allowed.upgrade_after_runs.includes(industry) ? w.about.runsFirst : w.about.endsRuns] : []),
    ...(worth ? worthWords(w, worth, w.worth.never) : []),
  ]);
  const title = n.turn.upgradeLabel(n.industries[industry], raised.level, upgradePrice(look, n, industry));
  return { title, text, rule: "L5.5", ruling: "R-L21" };
}

/** A good as it stands with a seat, for the scale. */
export function goodExplained(look: Look, n: Names, w: DockWords, seat: number, good: Resource): Explained {
  const player = look.state.players[seat - 1];
  const need = look.preview?.seats[seat - 1]?.needs[good] ?? 0;
  const short = lacking(look, seat, good).map((industry) => n.industries[industry]);
  const text = settings.said([
    w.scale.good(n.goods[good], player?.goods[good] ?? 0, player?.points[good] ?? 0, need),
    short.length > 0 ? w.about.lacking(settings.listed(short)) : "",
  ]);
  return { title: w.of(look.nameOf(seat), amount(n, player?.goods[good] ?? 0, good)), text, rule: "L5.6" };
}
