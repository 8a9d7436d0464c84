/// What the table says around the board: what wins, what each phase is for, what a plan comes to.
export const tableEn = {
  goal: (rounds: number) => `Most VP after ${rounds} rounds wins: goods sold × price, most sold in a region, patents.`,
  brief: (rounds: number) => `Most VP after ${rounds} rounds wins.`,
  aboutPhases: {
    planning:
      "Everyone lays one pad on the other in secret. Icons that stay visible work this round; covered cells make goods.",
    prices:
      "Prices turn up. The cheapest acts first for the rest of the round and meets the buyers before anyone else.",
    production: "Everyone makes the goods their plan gives. Goods that are not sold this round are lost.",
    improve: "Take an improvement for your next plans, or a goods token: one more good in every round to come.",
    research:
      "Each research icon is one marker on a technology. A finished one gives a power and new buyers; the first to finish takes its patent.",
    logistics:
      "Each truck is one marker in a region next to your offices. Enough of them open an office: you sell only where you have one.",
    selling:
      "Each buyer takes one good: some ask for a low price, others for a technology you have. The more you sell in a region, the better.",
    scoring:
      "Every good sold brings your price in VP; most and second most sold in a region bring what is printed there.",
  },
  consequences: {
    sells: "Can sell",
    sellsOf: (sold: string, goods: number, price: number) => `${sold} of ${goods} at ${price}`,
    sellsAbout:
      "Buyers within your reach now who would pay this price or want your technologies. The range: from all faster rivals buying first to nobody in your way. Offices you open this round come on top.",
    order: "Turn order",
    before: (name: string, price: number) => `before ${name}, who asks ${price}`,
    after: (name: string, price: number) => `after ${name}, who asks ${price}`,
    surelyBefore: (name: string) => `before ${name}`,
    afterUpTo: (name: string, price: number) => `${name} first at ${price} or less`,
    orderAbout: "The lowest price goes first; if equal, whoever has fewer VP.",
    opens: "Can open",
    opensAbout: "Regions in which the trucks of this plan are enough for an office, each one by itself.",
    finishes: "Can finish",
    finishesAbout: "Technologies that the research of this plan is enough to finish, each one by itself.",
    nothing: "nothing yet",
    worth: "Worth about",
    vp: (vp: string) => `+${vp} VP this round`,
    worthAbout: "Goods sold at your price, and majorities where you sell. What patents and tiles bring comes on top.",
  },
  explain: {
    market:
      "Whoever has a visible Improve icon takes one of these when production is improved, and uses it from the next round on.",
    outcome: {
      price: "What each good you sell brings. Price-up icons raise it, goods with a price cut lower it.",
      goods:
        "Goods you make this round: visible goods icons, covered cells, improvements face down and your goods tokens.",
      research: "Markers you place on technologies this round.",
      trucks: "Markers you place in regions next to your offices this round.",
      improve: "Whether you may take one of the face-up improvements this round; otherwise you take a goods token.",
    },
  },
};
export type TableWords = typeof tableEn;
