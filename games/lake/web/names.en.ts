/// What Under the Lake calls things in English.
import { achievementNames, billNames, goodNames, industryNames, traitNames } from "./catalogue";
import { endingEn, scoringEn } from "./ending_words.en";
import { hintsEn } from "./hint_words.en";
import { lessonsEn } from "./lesson_words.en";
import {
  roman,
  type Achievement,
  type Law,
  type Of,
  type Resting,
  type Ruleset,
  type TurnStep,
  type Trait,
} from "./model";

/** What advice for a first game may speak of. */
export interface GuideFacts {
  readonly rules: Ruleset;
  /** Bills to be named now. */
  readonly bills: number;
  /** Industries that one's own points supply without Water or coins. */
  readonly supplied: string;
}

type Row = { readonly need: number; readonly also: number };

/** "3 coins and 1 tax"; a tax of 0 is left out. */
const charge = (coins: number, tax: number): string =>
  `${coins} ${coins === 1 ? "coin" : "coins"}${tax > 0 ? ` and ${tax} tax` : ""}`;

/** Names as titles of their own. */
const titled = <T extends string>(names: Of<T, string>): Of<T, string> =>
  Object.fromEntries(
    Object.entries<string>(names).map(([id, name]) => [id, name.charAt(0).toUpperCase() + name.slice(1)]),
  ) as Of<T, string>;

const paysLess = (level: number, industries: string): string =>
  industries === "" ? "covers no industry" : `runs of ${industries} pay ${level} less`;
const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const en = {
  goods: titled(goodNames.en),
  industries: industryNames.en,
  bills: titled(billNames.en),
  laws: { tax: "Tax law", finance_tax: "Finance tax", tariff: "Tariff", subsidy: "Subsidy" } satisfies Of<Law, string>,
  /** `industries` are those whose runs the law covers. */
  lawEffects: {
    tax: (level: number, _: string) => `every taxed payment costs ${level} more`,
    finance_tax: paysLess,
    tariff: paysLess,
    subsidy: (level: number, _: string) => `if one of your routes delivers in your income step, you get ${level}`,
  } satisfies Of<Law, (level: number, industries: string) => string>,
  expo: "World Expo",
  expoOn: "players may exchange goods after their income",
  expoOff: "not yet held",
  traits: traitNames.en,
  traitTexts: {
    global_trade: ({ traits }) =>
      `Once per round, in your turn: give another player ${counted(traits.trade_gives, "resource", "resources")} of any kind and take 1 of your choice that they already had. They cannot refuse.`,
    enlightenment: () =>
      "Once per game, in your turn: name an industry; from then on nobody can form a monopoly there.",
    blood_and_iron: ({ traits }) =>
      `Once per round, in your turn: pay ${counted(traits.strike_pays, "industry resource", "industry resources")} (any mix of Timber, Steel and Metals), and an industry of another player that you name falls 1 level.`,
    westward: () =>
      "Once per round, when your turn comes after the vote: you may skip the turn and take a plot from the bank.",
    conquest: ({ traits }) =>
      `Once per round, in your turn: pay ${counted(traits.conquest_pays, "agriculture resource", "agriculture resources")} (any mix of Livestock and Crops) and take an idle plot from another player.`,
    desalination: ({ traits, tax_scope }) =>
      `Once per round, in your turn: pay ${counted(traits.desalination_coins, "coin", "coins")}${tax_scope.includes("desalination") ? " and the tax" : ""} for ${traits.desalination_water} Water.`,
    silk_road: () =>
      "Once per round you may free one route that ends with you from fee and tax: your own when you propose it, or another player's when you accept it.",
    meiji: () =>
      "Each time a disaster card takes effect, you may raise one industry of any player, your own included, by 1 level.",
  } satisfies Of<Trait, (rules: Ruleset) => string>,
  achievements: achievementNames.en,
  conditions: {
    smith: () => "found a route",
    malthus: ({ need }: Row) => `buy a point at a price of ${need}`,
    marx: ({ need }: Row) => `earn ${need} coins from runs in one turn`,
    marginal_revolution: ({ need }: Row) => `end your turn with ${need} Metals and more Metals than Water`,
    keynes: ({ need }: Row) =>
      `as chair, ${need} times get your bill passed although more than half of the others voted for another`,
    mill: ({ need }: Row) => `have ${need} active routes at once, founded by you or others`,
    marshall: ({ need }: Row) => `run ${need} industries in one turn`,
    friedman: ({ need }: Row) => `end your turn with ${need} coins while neither finance tax nor tariff is in force`,
    lucas: ({ need }: Row) => `vote for the winning bill ${need} rounds in a row`,
    neoclassical: ({ need }: Row) => `earn ${need} coins from one run`,
    hayek: ({ need, also }: Row) => `own ${need} points each in ${also} of the goods whose points are for sale`,
    ricardo: ({ need }: Row) => `receive ${need} units in all, by route or Expo, of goods you have no point for`,
    robinson: ({ need }: Row) => `hold ${need} monopolies at once`,
    samuelson: ({ need, also }: Row) =>
      `own Manufacturing or Heavy at level ${need} while the tariff is ${roman(also)} or higher`,
    schumpeter: ({ need }: Row) =>
      `earn ${need} coins from one run of an industry that would have paid 0 in an earlier turn of yours`,
  } satisfies Of<Achievement, (row: Row) => string>,
  steps: {
    income: "Income",
    expo: "Expo",
    buy: "Buy",
    build: "Build",
    run: "Run",
    upgrade: "Upgrade",
    routes: "Routes",
  } satisfies Of<TurnStep, string>,
  phases: {
    draw_chair: "The first chair is drawn",
    draw_card: "An era card is drawn",
    meiji: "A disaster: Meiji decides",
    propose: "World council: bills",
    vote: "World council: votes",
    westward: "Westward: skip the turn?",
    turn: "Turns",
    over: "The game is over",
  } satisfies Of<Resting, string>,
  brief: (rounds: number) => `Highest total after ${rounds} rounds wins.`,
  goal: (rounds: number) =>
    `Highest total after ${rounds} rounds wins. Coins count by far the most; donations and achievements add a little.`,
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  shortRound: (round: number, of: number) => `Round ${round}/${of}`,
  chair: "Chair",
  chairIs: (name: string) => `${name} chairs`,
  you: "You",
  points: (points: number) => (points === 1 ? "1 point" : `${points} points`),
  level: (level: number) => `Level ${level}`,
  notBuilt: "not built",
  plots: "Plots",
  plotsOf: (idle: number, all: number) => `${idle} idle of ${all}`,
  bankPlots: (plots: number) => `Bank: ${plots} plots`,
  score: "Score",
  monopoly: "Monopoly",
  forbidden: "no monopoly",
  traitUsed: "used",
  traitReady: "ready",
  charity: "Charity",
  pays: (coins: number) => `pays ${coins}`,
  wouldPay: (coins: number) => `would pay ${coins}`,
  sum: {
    open: (industry: string) => `Why ${industry} pays that`,
    base: "Base",
    level: "Level",
    monopoly: "Monopoly",
    leader: "Highest level",
    levies: { finance_tax: "Finance tax", tariff: "Tariff", none: "Tax" },
    floor: "Never below 0",
    total: "A run pays",
  },
  era: {
    title: "Era",
    rise: "Rise of Civilisations",
    quiet: "no era cards in these rounds",
    disaster: "Disaster",
    leaderBonus: (coins: number) => `highest level in each industry: +${coins} per run`,
    leaderFine: (coins: number) => `highest level in each industry pays ${coins} coins`,
    charity: "Donations are open this round",
    donation: (what: string, points: number) => `${what}: ${points} points`,
    inForce: (count: number) => `Cards in force: ${count}`,
    now: "Total effect now",
    timeline: "Timeline",
    card: "Card",
    sum: "Total",
  },
  eraTable: {
    title: "Era table",
    open: "Whole era table",
    drawnIn: "Round",
    notDrawn: "not drawn",
    drawn: (count: number, of: number) => `${count} of ${of} cards drawn`,
    inForce: "In force now",
    donation: "Donation:",
    hint: "Tap a card to read what it is about.",
    notInForce: "not in force",
    packCard: "This card comes from an expansion pack.",
  },
  council: {
    title: "World council",
    laws: "Laws in force",
    choose: (count: number) => (count === 1 ? "Name the bill" : `Name ${count} bills, in order`),
    propose: "Propose",
    vote: "Vote for one bill",
    votes: (votes: number) => (votes === 1 ? "1 vote" : `${votes} votes`),
    chairCounts: (votes: number) => `The chair's vote counts ${votes}.`,
    last: "Last council",
    passed: "passed",
    leads: "leads",
    leadsTie: "leads the tie",
    order: (place: number) => `bill number ${place}`,
  },
  turn: {
    title: "Your turn",
    uses: (water: number, coins: number) =>
      coins === 0 ? `uses ${water} Water` : `uses ${water} Water and ${coins} ${coins === 1 ? "coin" : "coins"}`,
    take: "Take income",
    takeAll: "As much as possible",
    less: (good: string) => `one ${good} less`,
    more: (good: string) => `one ${good} more`,
    runAll: (coins: number) => `Run everything that pays: +${coins}`,
    runLabel: (industry: string, coins: number) => `Run ${industry}: ${coins} coins`,
    ran: "has run",
    upgradeLabel: (industry: string, level: number, price: string) =>
      `Upgrade ${industry} to level ${level} for ${price}`,
    buildLabel: (industry: string, coins: number, tax: number) => `Build ${industry} for ${charge(coins, tax)}`,
    buyLabel: (good: string, coins: number, tax: number) => `Buy a ${good} point for ${charge(coins, tax)}`,
    buyPlotLabel: (coins: number, tax: number) => `Buy a plot from the bank for ${charge(coins, tax)}`,
    next: (step: string) => `End ${step} step`,
    done: "End turn",
    donate: "Donate",
    donateLabel: (what: string, points: number) => `Donate ${what} for ${points} points`,
    free: "free",
    earned: (coins: number) => `Earned this turn: ${coins}`,
  },
  trait: {
    use: (trait: string) => `Use ${trait}`,
    target: "Which player?",
    give: (units: number) => `Give ${units}`,
    pay: (units: number) => `Pay ${units}`,
    take: "Take",
    industry: "Which industry?",
    confirm: "Do it",
    clear: "Clear",
    forbid: (industry: string) => `No monopoly in ${industry}`,
    desalinate: (water: number, coins: number, tax: number) => `Get ${water} Water for ${charge(coins, tax)}`,
    plotsIdle: (plots: number) => (plots === 1 ? "1 idle plot" : `${plots} idle plots`),
  },
  asked: {
    meiji: "A disaster has struck. Raise an industry by a level?",
    raise: (industry: string, name: string, level: number) => `${name}: ${industry} to level ${level}`,
    decline: "Raise none",
    westward: "Skip this turn and take a plot from the bank?",
    go: "Take the plot, skip the turn",
    stay: "Take the turn",
  },
  trade: {
    title: "Trade desk",
    route: "Route",
    exchange: "Expo exchange",
    partner: "Trade with",
    youGive: "You give",
    theyGive: (name: string) => `${name} gives`,
    has: (units: number) => `has ${units}`,
    offer: "Offer",
    swap: (gives: string, takes: string) => `${gives} for ${takes}`,
    fee: (coins: number, tax: number) =>
      tax > 0 ? `Fee ${coins} and ${tax} tax, if accepted` : `Fee ${coins}, if accepted`,
    freeBy: (name: string) => `Free by ${name}'s Silk Road`,
    noFee: "Free of charges",
    lasts: (rounds: number) =>
      rounds === 0
        ? "swaps now, and never again: the game ends with this round"
        : `swaps now, and again in your income step of the next ${counted(rounds, "round", "rounds")}`,
    left: (offers: number) => (offers === 1 ? "1 offer left this turn" : `${offers} offers left this turn`),
    clear: "Clear",
    notNow: "Offers are made in your own turn, after income.",
    routes: "Active routes",
    noRoutes: "No route is active.",
    deliveriesLeft: (deliveries: number) =>
      deliveries === 0 ? "no delivery left" : `${counted(deliveries, "delivery", "deliveries")} left`,
    nextFee: (coins: number) => `The next route costs ${coins}.`,
    offersRoute: (name: string) => `${name} offers you a route`,
    offersExchange: (name: string) => `${name} offers you an exchange`,
    youGet: "You get",
    youPay: "You give",
    after: (units: number) => `then ${units}`,
    accept: "Accept",
    decline: "Decline",
    counter: "Decline with a counter-offer",
    counterSaid: (gives: string, takes: string) => `I would give ${gives} for ${takes}.`,
    counterNote: "Your counter-offer is sent to the table chat and kept on your trade desk.",
    counterKept: "Your counter-offer is kept here for your turn.",
    makeCounter: "Counter-offer…",
    oneLess: (good: string) => `One ${good} less`,
    remove: (good: string) => `Without ${good}`,
    total: (units: number, most: number, kinds: number, of: number) =>
      `${units} of at most ${most} units, ${kinds} of ${of} kinds`,
    freeOwn: "Free it with my Silk Road: no fee, no tax",
    mayFree: (name: string) => `${name} may free it by the Silk Road when accepting`,
    theyPay: (name: string, coins: number, tax: number) => `${name} pays the fee of ${coins} and ${tax} tax`,
    acceptFree: "Accept and free it by my Silk Road",
  },
  notices: { title: "News for you", close: "Close notice" },
  seats: {
    title: "Civilisations",
    expand: (name: string) => `Show all of ${name}`,
    acting: "to act",
  },
  merit: {
    title: "Achievements",
    points: (points: number) => `${points} points`,
    progress: (have: number, need: number) => `${have} of ${need}`,
    heldBy: (name: string) => `held by ${name}`,
    open: (count: number) => `${count} open`,
  },
  scores: {
    title: "Score now",
    charity: "Charity",
    coins: "Coins",
    achievements: "Achieve\u00adments",
    total: "Total",
  },
  charts: {
    title: "The game in charts",
    coins: "Coins by round",
    industries: "Levels of all industries by round",
    laws: "Laws by round",
    round: (round: number) => `Round ${round}`,
  },
  ending: endingEn,
  scoring: scoringEn,
  hints: hintsEn,
  lessons: lessonsEn,
  guide: {
    propose: ({ rules, bills }) =>
      `You chair this round: name ${counted(bills, "bill", "bills")}. Everyone votes for one of them, and your vote counts ${times(rules.chair_votes)}. Each bill shows whose runs it would change; one that changes nobody's is a safe choice.`,
    vote: ({ rules }) =>
      `Vote for the bill that helps you most, or hurts you least. One passes every round${rules.bills_reversible ? "." : ", and what has passed stays in force."}`,
    income: () =>
      "Livestock, Timber and Water points have produced by themselves. The others use Water or coins. What your next runs need is already selected: take the income.",
    expo: ({ rules }) =>
      `The World Expo is open: on the trade desk you may offer up to ${counted(rules.trade.exchanges, "exchange", "exchanges")} of goods or coins, free of charge, before you continue.`,
    build: ({ supplied }) =>
      `Industries earn coins, so build one first. Choose one whose inputs your points produce every round.${supplied === "" ? "" : ` Those of ${supplied} need no Water.`}`,
    buy: ({ rules }) =>
      `Once per turn you may buy a production point${rules.plots_for_sale ? " or a plot" : ""}. The first ones cost ${rules.point_prices[0]}, later ones up to ${rules.point_prices.at(-1)}. Buy what your industries lack, then run them.`,
    run: ({ rules }) =>
      `Each industry turns its inputs into coins ${rules.runs_a_turn === 1 ? "once" : `up to ${times(rules.runs_a_turn)}`} per turn. One button runs everything that pays; tap what a run pays to see why.`,
    upgrade: ({ rules }) =>
      `Pay ${times(rules.upgrade_times)} the inputs of a run to raise an industry one level: each run then pays one coin more. Being ${counted(rules.monopoly_lead, "level", "levels")} above everyone else is a monopoly, worth ${rules.monopoly_bonus} more.`,
    routes: ({ rules }) =>
      `Nothing is left to run. With coins to spare, offer a route on the trade desk: a swap per round, ${rules.trade.route_rounds} in all, beginning now. Otherwise end your turn.`,
    charity: ({ rules }) =>
      `A disaster: whoever donates this round gets points. At the end, ${rules.score.coin_points} charity points count as much as one coin, so compare with what the goods would earn.`,
    offer: () =>
      "Compare what you would have with what your runs need. Declining costs nothing; a counter-offer tells the others what you would accept.",
    westward: () =>
      "You keep the plot for good, but a skipped turn has no income and no runs. It pays while you have little to run.",
    meiji: () => "Raise an industry of your own if you can; you may also raise someone else's.",
    over: () => "That was the game. The scores show what counted how much; charts and replay show where it came from.",
  } satisfies Readonly<Record<string, (facts: GuideFacts) => string>>,
};
