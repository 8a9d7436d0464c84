import { industries, type Industry, type Mix, type Of, type Player, type Resource, type Ruleset } from "./model";

/** Points that run by choice, in the order of the rules (L5.1). */
export const chosen = ["crops", "steel", "metals"] as const;
export type Chosen = (typeof chosen)[number];
export type Choice = Of<Chosen, number>;

/** What a choice takes; a Metals point may pay a tax besides (R-L8). */
export function costOf(rules: Ruleset, choice: Choice, metalsTax = 0): { water: number; coins: number } {
  const sum = (what: "water" | "coins"): number => chosen.reduce((all, good) => all + choice[good] * rules.resources[good][what], 0);
  return { water: sum("water"), coins: sum("coins") + choice.metals * metalsTax };
}

/** Whether the stock can pay for the choice; the rules have the last word. */
const fits = (rules: Ruleset, player: Player, choice: Choice, metalsTax: number): boolean => {
  const { water, coins } = costOf(rules, choice, metalsTax);
  return water <= player.goods.water && coins <= player.coins && chosen.every((good) => choice[good] <= player.points[good]);
};

/**
 * A sensible income: first what the runs that pay best still lack, then what their upgrades lack, then whatever costs
 * Water only. Points that cost coins run only when they are needed.
 */
export function suggestIncome(rules: Ruleset, player: Player, pays: Of<Industry, number>, metalsTax = 0): Choice {
  const choice: Record<Chosen, number> = { crops: 0, steel: 0, metals: 0 };
  const free: Record<Resource, number> = { ...player.goods };
  const tryAdd = (good: Chosen): boolean => {
    const more = { ...choice, [good]: choice[good] + 1 };
    if (!fits(rules, player, more, metalsTax)) return false;
    choice[good] += 1;
    free[good] += 1;
    return true;
  };
  /** Sets aside what a run takes, running points for what is missing; all of it or nothing. */
  const reserve = (mix: Mix, times: number): void => {
    const before = [{ ...choice }, { ...free }] as const;
    for (const good of ["livestock", "timber", "water", ...chosen] as const) {
      const need = mix[good] * times;
      while (free[good] < need && good !== "livestock" && good !== "timber" && good !== "water" && tryAdd(good));
      if (free[good] < need) {
        Object.assign(choice, before[0]);
        Object.assign(free, before[1]);
        return;
      }
      free[good] -= need;
    }
  };
  const best = industries.filter((one) => player.levels[one] > 0 && pays[one] > 0).sort((a, b) => pays[b] - pays[a]);
  for (const industry of best) reserve(rules.industries[industry].inputs, 1);
  for (const industry of best) reserve(rules.industries[industry].inputs, 2);
  for (const good of chosen) while (rules.resources[good].coins === 0 && tryAdd(good));
  return choice;
}
