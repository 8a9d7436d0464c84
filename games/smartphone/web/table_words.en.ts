/// What the table says around the board: what wins, what each phase is for, what a plan comes to.
import type { PriceScale } from "./model";

export const tableEn = {
  goal: (rounds: number) =>
    `Most VP after ${rounds} rounds wins: goods sold × price, most sold in a region, patents, retailer tiles.`,
  brief: (rounds: number) => `Most VP after ${rounds} rounds wins`,
  /** Where Steve sits: nothing of his is secret. */
  planningWithSteve:
    "Lay one pad on the other in secret: visible icons work this round, covered cells make goods. Steve's price is open already.",
  aboutPhases: {
    planning:
      "Everyone lays one pad on the other in secret. Icons that stay visible work this round; covered cells make goods.",
    prices:
      "Prices are revealed. The lowest goes first for the rest of the round and sells to the buyers before anyone else.",
    production: "Everyone makes the goods of their plan. Goods that are not sold this round are lost.",
    improve: "Take an improvement for your next plans, or a goods token: one more good in every later round.",
    research:
      "Each research icon is one progress marker on a technology. A finished one gives a power and new buyers; the first to finish takes its patent.",
    logistics:
      "Each truck is one progress marker in a region linked to your offices. Enough of them open an office: you sell only where you have one.",
    selling:
      "Each buyer takes one good: some up to a price, others want a technology. Most sold in a region brings VP too.",
    scoring:
      "Every good sold brings your price in VP; selling the most or second most in a region brings the VP printed there.",
  },
  consequences: {
    sells: "Can sell",
    sellsOf: (sold: string, goods: number, price: number) => `${sold} of ${goods} at ${price}`,
    sellsAbout:
      "Buyers where you have offices now who accept this price or want a technology you have. The range: from every rival before you selling first to nobody in your way. Offices you open this round come on top.",
    order: "Turn order",
    before: (name: string, price: string) => `before ${name} (price ${price})`,
    after: (name: string, price: string) => `after ${name} (price ${price})`,
    surelyBefore: (name: string) => `before ${name}`,
    afterUpTo: (name: string, price: number) => `${name} first at ${price} or less`,
    orderAbout:
      "The lowest price goes first; at equal prices, whoever has fewer VP. Steve's price is known: his pad shows it.",
    opens: "Can open",
    or: " or ",
    opensAbout: "Regions where the trucks of this plan are enough for an office, each taken alone.",
    finishes: "Can finish",
    finishesAbout: "Technologies that the research of this plan is enough to finish, each taken alone.",
    nothing: "nothing yet",
    worth: "Worth about",
    vp: (vp: string) => `+${vp} VP this round`,
    worthAbout: "Goods sold at your price, and majorities where you sell. Patents and retailer tiles come on top.",
  },
  explain: {
    market:
      "Whoever shows the improve production icon may take one of these in that phase and use it from the next round on.",
    price: ({ start, least, most }: PriceScale, up: number, cut: number) =>
      `VP for each good you sell. Every round it begins at ${start}; each price-up icon you see adds 1 (now ${up}), ` +
      `each goods icon with a price cut takes 1 away (now ${cut}). Never below ${least} or above ${most}.`,
    outcome: {
      goods:
        "Goods you make this round: visible goods icons, covered cells, face-down improvements and your goods tokens.",
      research: "Progress markers you can place on technologies this round.",
      trucks: "Progress markers you can place in regions linked to your offices this round.",
      improve: "Whether you may take one of the face-up improvements this round; otherwise you take a goods token.",
    },
  },
};
export type TableWords = typeof tableEn;
