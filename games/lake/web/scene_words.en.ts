/// What the scene, the strip and the summary say in English.
import type { Weather } from "./weather";

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

export const en = {
  goal: (rounds: number, coinPoints: number, wealth: number, worth: number) =>
    `Most points after ${rounds} rounds wins. Every coin is worth ${coinPoints} × ${wealth} = ${worth}; achievements add little.`,
  brief: (rounds: number, worth: number) => `Most points after ${rounds} rounds wins; a coin is worth ${worth}.`,
  phases: { era: "Era", propose: "Bills", vote: "Votes", turn: "Turns" },
  aboutPhases: {
    era: (quiet: number) =>
      `After round ${quiet} every round begins with an era card. It changes what runs pay, and stays in force.`,
    propose: () => "The chair names the bills that are put to the vote.",
    vote: (chairVotes: number) =>
      `Everyone votes for one bill, from the chair clockwise; the chair's vote counts ${chairVotes}. One bill passes.`,
    turn: () =>
      "From the chair clockwise everyone takes a whole turn: income, buying, building, runs, upgrades, routes.",
  },
  isYou: (name: string) => `${name} (you)`,
  civ: {
    summary: (score: number, coins: number, idle: number) =>
      `Score ${score}, ${counted(coins, "coin", "coins")}, ${counted(idle, "idle plot", "idle plots")}.`,
    chairs: "Chairs this round.",
    acting: "Is deciding now.",
    built: (what: string) => `Industries: ${what}.`,
    none: "No industry yet.",
    level: (industry: string, level: number) => `${industry} ${level}`,
    stock: (what: string) => `In stock: ${what}.`,
    noStock: "Nothing in stock.",
    opens: "Press to see the whole mat.",
    trades: "Press to trade with them.",
    chosen: "You are trading with them.",
    hinted: "The hint is about this.",
  },
  industry: {
    title: (industry: string, level: number) => `${industry}, level ${level}`,
    pays: (coins: number) => `A run pays ${counted(coins, "coin", "coins")} now.`,
    monopoly: (lead: number, bonus: number) =>
      `Monopoly: at least ${counted(lead, "level", "levels")} above everyone else, so every run pays ${bonus} more.`,
    forbidden: "No monopoly can be formed here any more.",
    grows: "The building grows with every level.",
  },
  plots: "Plots that nothing stands on. An industry needs one.",
  route: {
    title: (founder: string, partner: string) => `Route of ${founder} with ${partner}`,
    carries: (founder: string, gives: string, partner: string, takes: string) =>
      `Each delivery: ${founder} gives ${gives}, ${partner} gives ${takes}.`,
    left: (deliveries: number, founder: string) =>
      deliveries === 0
        ? "No delivery is left; it ends soon."
        : `${counted(deliveries, "delivery", "deliveries")} left, each in ${founder}'s income step.`,
    next: (round: number) => `Next delivery: round ${round}.`,
    until: (round: number) => `It ends with round ${round}.`,
    short: (deliveries: number) => `×${deliveries}`,
    nextShort: (round: number) => `R${round}`,
  },
  island: {
    /** Where there is little room. */
    laws: { tax: "Tax", finance_tax: "Finance", tariff: "Tariff", subsidy: "Subsidy", expo: "Expo" },
    title: "World council",
    about: "Every round one bill passes here and becomes law.",
    chairIs: (name: string, votes: number) => `${name} chairs this round: names the bills, and votes with ${votes}.`,
    noLaws: "No law but this one is in force.",
    bank: "Bank",
    bankPlots: (plots: number) => `${counted(plots, "plot", "plots")} of the bank that nobody owns yet.`,
    bills: "Up for the vote",
    votedFor: (name: string) => `${name} voted for this.`,
    tie: (bill: string) => `Equal votes: ${bill} would pass, as the chair wants it or it was named first.`,
  },
  weather: {
    dawn: "A quiet dawn: no era card yet",
    sun: "Fair weather: a card that lifts what runs pay",
    cloud: "Clouds: a card that gives here and takes there",
    rain: "Rain: a card that lowers what runs pay",
    storm: "Storm: a disaster",
  } satisfies Readonly<Record<Weather, string>>,
  era: {
    together: "All cards:",
    card: "Era card of this round",
    effect: (industry: string, effect: string) => `${industry}: ${effect} per run in all`,
    roundOf: (round: number) => `Round ${round}`,
    nothing: "No card.",
    press: "Press for the whole era table.",
    new: "A new era card",
    disaster: "Disaster",
    continues: "Press to go on",
    charity: (what: string, points: number) => `Donate ${what} in your turn for ${points} points.`,
  },
  since: {
    title: "Since your last turn",
    world: "The world",
    passed: (bill: string) => `passed: ${bill}`,
    earned: (coins: number) => `+${coins} coins from runs`,
    built: (what: string) => `built ${what}`,
    raised: (industry: string, level: number) => `${industry} to level ${level}`,
    fell: (industry: string, level: number) => `${industry} fell to level ${level}`,
    point: (good: string) => `bought a ${good} point`,
    plot: "bought a plot",
    route: (partner: string) => `a route with ${partner}`,
    won: (what: string) => `won ${what}`,
    monopoly: (industry: string) => `monopoly in ${industry}`,
    lostMonopoly: (industry: string) => `lost the monopoly in ${industry}`,
    donated: "donated",
    skipped: "skipped the turn for a plot",
    quiet: "nothing that lasts",
    between: "; ",
  },
};
export type SceneWords = typeof en;
