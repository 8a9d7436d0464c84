/// What the score and its parts say about themselves to whoever points at them. Facts come from the view, the ruleset
/// and the preview.
import type { Explained } from "$web/frame/frame";
import { spaced } from "$web/messages/spaced";
import { settings } from "$web/settings.svelte";
import type { Look } from "./context";
import { pointsOf } from "./finish";
import type { Industry, Resource, ScoreTerms } from "./model";
import type { Names } from "./names";

type Part = keyof ReturnType<typeof pointsOf>;

/** Who has the highest level of an industry; nobody where none is built. */
export function leadersIn({ state }: Pick<Look, "state">, industry: Industry): { level: number; seats: number[] } {
  const levels = state.players.map(({ levels: all }) => all[industry]);
  const level = Math.max(0, ...levels);
  return { level, seats: level === 0 ? [] : levels.flatMap((one, i) => (one === level ? [i + 1] : [])) };
}

/** What a part of a score is made of (L9.1). */
export function partExplained(n: Names, part: Part, terms: ScoreTerms, coinWorth: number): Explained {
  const points = pointsOf(terms)[part];
  const { wealth, coins, charity, merit, achievements } = terms;
  const text = {
    coins: () => n.scoring.coins(coins, coinWorth, points),
    charity: () => n.scoring.charity(charity, wealth, points),
    achievements: () => n.scoring.achievements(achievements, merit, points),
  }[part]();
  const rule = { coins: "L9.1", charity: "L7", achievements: "L8" }[part];
  return { title: n.scores[part].replaceAll("\u00ad", ""), text: spaced(text), rule };
}
export function totalExplained(n: Names, name: string, place: number, terms: ScoreTerms): Explained {
  const points = pointsOf(terms);
  const parts = (["coins", "charity", "achievements"] as const)
    .filter((part) => points[part] > 0)
    .map((part) => `${n.scores[part].replaceAll("\u00ad", "")} ${points[part]}`)
    .join(" + ");
  const sum = `${parts === "" ? 0 : parts} = ${terms.total}`;
  return { title: settings.titled(name, String(terms.total)), text: spaced(n.scoring.total(sum, place)), rule: "L9.1" };
}

export function leadExplained(look: Look, n: Names, industry: Industry): Explained {
  const { level, seats } = leadersIn(look, industry);
  const { monopoly_lead: lead, monopoly_bonus: bonus } = look.rules;
  const holder = look.view.monopolies[industry];
  const names = settings.listed(seats.map((seat) => look.nameOf(seat)));
  const monopoly = look.state.forbidden.includes(industry)
    ? n.scoring.forbidden
    : typeof holder === "number"
      ? n.scoring.monopolyOf(look.nameOf(holder), bonus)
      : n.scoring.noMonopoly(lead, bonus);
  const leader = level === 0 ? n.scoring.nobody : n.scoring.leader(names, level);
  const end = settings.lang === "en" ? "." : "。";
  return { title: n.industries[industry], text: spaced(settings.said([`${leader}${end}`, monopoly])), rule: "L5.5" };
}

/** What a seat has of a good, and of plots. */
export function stockExplained(look: Look, n: Names, seat: number, good: Resource): Explained {
  const player = look.state.players[seat - 1];
  const text = n.scoring.stock(player?.goods[good] ?? 0, player?.points[good] ?? 0);
  return { title: settings.titled(look.nameOf(seat), n.goods[good]), text, rule: "L5.1" };
}
export function plotsExplained(look: Look, n: Names, seat: number): Explained {
  const [idle, all] = [look.view.outlook[seat - 1]?.idle_plots ?? 0, look.state.players[seat - 1]?.plots ?? 0];
  return { title: settings.titled(look.nameOf(seat), n.plots), text: n.scoring.plots(idle, all), rule: "L5.3" };
}
