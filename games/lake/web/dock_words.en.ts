/// What the dock says: prices and what they bring, the scale of an offer, reasons.
const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const coins = (count: number): string => counted(count, "coin", "coins");
const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

export const dockEn = {
  columns: { resources: "Resources", purchases: "Buy one", production: "Production" },
  brief: { resources: "Resources", purchases: "Buy, build", production: "Produce" },
  buildOne: "Build one",
  everythingBuilt: "You have built every industry.",
  nothingBuilt: "Nothing to run yet. An industry turns goods into coins: build one first.",
  level: (level: number) => `L${level}`,
  aRound: (points: number) => `+${points}`,
  plot: "Plot",
  // ---- when a purchase has paid for itself
  back: {
    thisTurn: "back this turn",
    rounds: (rounds: number) => `back in ${counted(rounds, "round", "rounds")}`,
    never: "not by the end",
    nothing: "no gain yet",
  },
  worth: {
    brings: (amount: number) => `As things stand it brings ${coins(amount)} more a turn.`,
    bringsLater: "As things stand it brings nothing in your next turn.",
    nothing: "As things stand it brings nothing: your production points do not supply what a run needs.",
    nothingPoint: "As things stand it brings nothing: no industry of yours lacks it.",
    thisTurn: "It has paid for itself this turn.",
    rounds: (rounds: number) => `It has paid for itself in ${counted(rounds, "round", "rounds")}.`,
    never: "It does not pay for itself before the game ends.",
    byEnd: (net: number) => `By the end: ${net > 0 ? "+" : "−"}${coins(Math.abs(net))}, its price paid.`,
    assumes: "Reckoned with today's laws and era, your own production points, and nothing else bought.",
  },
  costs: (price: number, tax: number) => (tax > 0 ? `Costs ${coins(price)} and ${tax} tax.` : `Costs ${coins(price)}.`),
  costsGoods: (goods: string) => `Costs ${goods}.`,
  // ---- what things are, for whoever points at them
  about: {
    resource: (stock: number, points: number, need: number) =>
      `You have ${stock}; your ${counted(points, "point gives", "points give")} up to ${points} a turn. One run of all your industries takes ${need}.`,
    byItself: "These production points give by themselves.",
    chosen: (water: number, price: number) =>
      price > 0
        ? `Each point gives 1 for ${water} Water and ${coins(price)}: you choose how many run.`
        : `Each point gives 1 for ${water} Water: you choose how many run.`,
    noneNeeded: "None of your industries needs it.",
    lacking: (industries: string) => `Lacking now for ${industries}.`,
    point: (good: string) => `One more ${good} a turn, from your next income on. One purchase a turn.`,
    plot: (idle: number, bank: number) =>
      `Industries stand on plots. You have ${idle} idle; the bank has ${bank}. It counts as your purchase of the turn.`,
    build: (inputs: string, pays: number) =>
      inputs === ""
        ? `A run takes nothing and pays ${coins(pays)}.`
        : `A run takes ${inputs} and pays ${coins(pays)}. One building a turn, on an idle plot.`,
    run: (inputs: string, pays: string) => (inputs === "" ? `Takes nothing. ${pays}` : `Takes ${inputs}. ${pays}`),
    upgrade: (level: number, pays: number) =>
      `To level ${level}: a run will then pay ${coins(pays)}, from your next turn on.`,
    ranAlready: "It has run this turn.",
    lacks: (goods: string) => `It lacks ${goods}.`,
    runsFirst: "Everything that pays runs first: an upgrade ends the runs of this turn.",
    endsRuns:
      "After an upgrade nothing runs this turn, and the goods do not suffice for both: choose what is worth more.",
    runAll: (pays: number, points: number) =>
      `Runs every industry that pays, for ${coins(pays)} in all: ${points} points. What pays nothing does not run.`,
  },
  sumTerm: (name: string, value: string) => `${name} ${value}`,
  sumIs: (total: number) => `in all ${coins(total)}`,
  // ---- buttons
  runAll: (pays: number) => `Run all +${pays}`,
  runAndEnd: (pays: number) => `Run all +${pays}, end turn`,
  trade: "Trade",
  tradeOffers: (left: number) => counted(left, "offer left", "offers left"),
  offerEndsRuns: "An offered route ends the runs of this turn: run first.",
  backToTurn: "Back to the turn",
  coinsArePoints: (count: number, points: number) => `Your ${coins(count)} count ${points} points in the end.`,
  yourGoods: "What you have",
  idlePlots: (idle: number) => counted(idle, "idle plot", "idle plots"),
  watching: "You are watching this table.",
  // ---- the council
  council: {
    gain: "Gains",
    lose: "Loses",
    nobody: "Changes nobody's runs.",
    advised: "Laid out: what does most for your runs. Tap to change.",
    tieRule: "Equal votes: the bill the chair voted for, else the one named first.",
    tieDecided: "The tie was decided by the chair's vote, or by the order of naming.",
    yours: "you",
  },
  // ---- the scale
  scale: {
    choose: "Whom do you trade with? Tap a civilisation here or on the lake.",
    theyNoLack: (name: string) => `${name} lacks nothing for its runs`,
    youNoLack: "You lack nothing for your runs",
    youLack: (what: string) => `You need ${what}`,
    theyLack: (name: string, what: string) => `${name} needs ${what}`,
    forIndustry: (good: string, industry: string) => `${good} for ${industry}`,
    effect: (net: number) => `${net > 0 ? "+" : net < 0 ? "−" : "±"}${Math.abs(net)} by the end`,
    moreRuns: (industry: string, runs: number) => `${industry} runs ${times(runs)} more`,
    fewerRuns: (industry: string, runs: number) => `${industry} runs ${times(runs)} less`,
    effectAbout:
      "What the swap changes in coins by the end of the game as things stand, fee and tax apart. Others may see it otherwise.",
    empty: "empty",
    tapToLay: "Tap goods to lay them on the scale; there a tap takes one back.",
    good: (good: string, units: number, points: number, need: number) =>
      `${good}: ${units} in stock, ${counted(points, "point", "points")}, all runs take ${need}.`,
  },
  // Of somebody or something, what is said of it.
  of: (name: string, what: string) => `${name}: ${what}`,
  answers: {
    needs: (good: string, industry: string) => `needs ${good} for ${industry}`,
    runs: (industry: string) => `can run ${industry} with it`,
    canSpare: (goods: string) => `can spare ${goods}`,
    wouldLack: (good: string, industry: string) => `would lack ${good} for ${industry}`,
    stops: (industry: string) => `would run ${industry} less often`,
    noUse: (good: string) => `has no use for more ${good}`,
    youGainMore: "you would gain more by it",
    tooLittle: "it brings too little",
  },
  nextDelivery: (round: number) => `next swap in round ${round}`,
};
export type DockWords = typeof dockEn;
