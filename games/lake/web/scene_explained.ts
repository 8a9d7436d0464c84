/// What the things on the lake say about themselves to whoever points at them. Facts come from the view, the ruleset
/// and the preview; nothing is worked out here.
import type { Explained } from "$web/frame/frame";
import { settings } from "$web/settings.svelte";
import { amount, effectOf, listed, named, type Look } from "./context";
import { industries, roman, signed, type EraCard, type Industry, type Law, type Route } from "./model";
import type { Names } from "./names";
import type { SceneWords } from "./scene_words";

const some = (condition: boolean, value: () => string): string[] => (condition ? [value()] : []);

/** How a press on a civilisation is meant now. */
export type Press = "opens" | "trades" | "chosen";

export function civExplained(
  look: Look,
  n: Names,
  w: SceneWords,
  seat: number,
  isActing: boolean,
  press: Press,
): Explained {
  const [player, outlook] = [look.state.players[seat - 1], look.view.outlook[seat - 1]];
  const civ = look.rules.civs[look.rules.seat_civs[seat - 1] ?? 0];
  if (!player || !outlook || !civ) return { title: look.nameOf(seat) };
  const built = industries.filter((industry) => player.levels[industry] > 0);
  const stock = listed(n, player.goods);
  const text = settings.said([
    w.civ.summary(outlook.score, player.coins, outlook.idle_plots),
    ...some(look.state.chair === seat, () => w.civ.chairs),
    ...some(isActing, () => w.civ.acting),
    built.length > 0
      ? w.civ.built(settings.listed(built.map((one) => w.civ.level(n.industries[one], player.levels[one]))))
      : w.civ.none,
    stock === "" ? w.civ.noStock : w.civ.stock(stock),
    w.civ[press],
  ]);
  const [name, called] = [named(civ.name), look.nameOf(seat)];
  const whole = name === called ? name : `${called} · ${name}`;
  return { title: seat === look.seat ? w.isYou(whole) : whole, text, rule: "L1.2" };
}

export function industryExplained(look: Look, n: Names, w: SceneWords, seat: number, industry: Industry): Explained {
  const level = look.state.players[seat - 1]?.levels[industry] ?? 0;
  const { monopoly_lead, monopoly_bonus } = look.rules;
  const text = settings.said([
    w.industry.pays(look.view.outlook[seat - 1]?.runs[industry] ?? 0),
    ...some(look.view.monopolies[industry] === seat, () => w.industry.monopoly(monopoly_lead, monopoly_bonus)),
    ...some(look.state.forbidden.includes(industry), () => w.industry.forbidden),
    w.industry.grows,
  ]);
  return { title: w.industry.title(n.industries[industry], level), text, rule: "L5.4" };
}

export function routeExplained(
  look: Look,
  n: Names,
  w: SceneWords,
  route: Route,
  left: number | undefined,
  next: number,
): Explained {
  const [founder, partner] = [look.nameOf(route.founder), look.nameOf(route.partner)];
  const text = settings.said([
    w.route.carries(founder, amount(n, route.gives, route.give), partner, amount(n, route.takes, route.take)),
    ...some(left !== undefined, () => w.route.left(left ?? 0, founder)),
    ...some(next > 0, () => w.route.next(next)),
    w.route.until(route.last_round),
  ]);
  return { title: w.route.title(founder, partner), text, rule: "L5.6", ruling: "R-L16" };
}

export function lawExplained(look: Look, n: Names, law: Law): Explained {
  const level = look.state.laws[law];
  const effect = level > 0 ? effectOf(n, look.rules, law, level) : n.eraTable.notInForce;
  return { title: `${n.laws[law]} ${roman(level)}`, text: effect, rule: law === "tax" ? "L4.3" : "L4.4" };
}

export const islandExplained = (look: Look, w: SceneWords): Explained => ({
  title: w.island.title,
  text: settings.said([w.island.chairIs(look.nameOf(look.state.chair), look.rules.chair_votes), w.island.about]),
  rule: "L4.1",
  ruling: "R-L6",
});

/** What a card does to the runs of every industry it touches: "Food +2, Heavy −1". */
export const effectsOf = (n: Names, effect: Readonly<Record<Industry, number>>): string =>
  settings.listed(
    industries.filter((one) => effect[one] !== 0).map((one) => `${n.industries[one]} ${signed(effect[one])}`),
  );

/** A card in words: its effects, and what else it does. */
export function cardText(n: Names, card: EraCard): string {
  return [
    effectsOf(n, card.effect),
    ...some(card.leader_bonus > 0, () => n.era.leaderBonus(card.leader_bonus)),
    ...some(card.leader_fine > 0, () => n.era.leaderFine(card.leader_fine)),
  ]
    .filter((part) => part !== "")
    .join(settings.lang === "en" ? "; " : "；");
}
