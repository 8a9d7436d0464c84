/// What someone who listens hears of the board.
import { settings } from "$web/settings.svelte";
import type { Look } from "./context.svelte";
import { technologies, type Region, type Technology } from "./model";
import type { Names } from "./names";

export function buyerLabel(n: Names, buyer: string): string {
  const isTechnology = (technologies as readonly string[]).includes(buyer);
  return isTechnology ? n.buyerTechnology(n.technologies[buyer as Technology]) : n.buyerPrice(buyer);
}

export function regionLabel(look: Look, n: Names, region: Region): string {
  const spec = look.rules.regions[region];
  const size = look.rules.sizes[spec.size];
  const state = look.board.regions[region];
  const { space, first_vp, second_vp } = look.preview.regions[region];
  const parts = [
    `${n.cost} ${size.cost}`,
    ...state.offices.map((seat) => n.office(look.nameOf(seat))),
    ...look.board.players.flatMap((player, i) =>
      player.logistics[region] > 0
        ? [settings.titled(look.nameOf(i + 1), n.progress(player.logistics[region], size.cost))]
        : [],
    ),
    ...(space > 0 ? [`${n.majority} ${first_vp}/${second_vp}`] : []),
    ...(state.retailer > 0 ? [n.retailer(state.retailer)] : []),
    ...spec.buyers.map((buyer, i) => {
      const sold = state.sold[i];
      return typeof sold === "number"
        ? settings.titled(buyerLabel(n, buyer), n.soldBy(look.nameOf(sold)))
        : buyerLabel(n, buyer);
    }),
  ];
  return settings.listed(parts);
}

/** A technology with what it costs and who has it. */
export function technologyLabel(look: Look, n: Names, technology: Technology): string {
  const { cost, patent_vp } = look.rules.technologies[technology];
  const patent = look.board.patents[technology];
  const mine = look.preview.technologies[technology].cost;
  const parts = [
    n.technologies[technology],
    look.seat > 0 && mine !== cost ? n.costNow(mine) : `${n.cost} ${cost}`,
    `${n.patent} ${patent_vp} ${n.vp}`,
    ...(typeof patent === "number" ? [look.nameOf(patent)] : []),
    ...look.board.players.flatMap((player, i) => {
      const done = player.research[technology];
      if (player.technologies.includes(technology)) return [n.office(look.nameOf(i + 1))];
      return done > 0 ? [settings.titled(look.nameOf(i + 1), n.progress(done, cost))] : [];
    }),
  ];
  return settings.listed(parts);
}
