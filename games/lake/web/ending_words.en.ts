/// The story of a finished game, and what its score is made of.
const coins = (count: number): string => `${count} coin${count === 1 ? "" : "s"}`;

export const endingEn = {
  start: "Start",
  round: (round: number) => `Round ${round}`,
  story: "The story of the game",
  decisions: "Best and worst decisions",
  reading: "Reading the record…",
  /** `leads` names who led since when. */
  leadChanged: (times: number, leads: string) =>
    times === 1 ? `The lead changed hands once: ${leads}.` : `The lead changed hands ${times} times: ${leads}.`,
  led: (name: string, round: number) => `${name} (after round ${round})`,
  ledFromStart: (name: string) => `${name} (from the start)`,
  bestRound: (name: string, count: number, round: number) =>
    `Nobody had a better round than ${name} in round ${round}: ${coins(count)} more at its end.`,
  cardBrought: (card: string, name: string, count: number) =>
    `The era card that mattered most: ${card} added ${coins(count)} to ${name}'s runs.`,
  cardCost: (card: string, name: string, count: number) =>
    `The era card that mattered most: ${card} took ${coins(count)} from ${name}'s runs.`,
  monopoly: (name: string, industry: string, count: number) =>
    `${name}'s monopoly in ${industry} added ${coins(count)}.`,
  law: (law: string, name: string, count: number) => `${law}: ${coins(count)} taken from ${name}'s runs.`,
  fine: (name: string, count: number) => `${name} paid ${coins(count)} in fines for leading industries.`,
  best: (industry: string, round: number, cost: number, earned: number, runs: number) =>
    `${industry}, built in round ${round}: cost ${cost}, earned ${earned} in ${runs} run${runs === 1 ? "" : "s"}.`,
  worst: (industry: string, round: number, cost: number, earned: number) =>
    `Did not pay: ${industry}, built in round ${round} (cost ${cost}, earned ${earned}).`,
  none: "No industry that paid for itself.",
  openCharts: "Charts",
};
export type EndingWords = typeof endingEn;

export const scoringEn = {
  coinWorth: (points: number) => `1 coin = ${points} points`,
  charityWorth: (points: number) => `1 charity point = ${points}`,
  meritWorth: (points: number) => `1 achievement point = ${points}`,
  share: (percent: number) => `Coins make up ${percent} % of all points at this table.`,
  coins: (count: number, each: number, points: number) =>
    `${coins(count)} × ${each} = ${points} points. Goods, plots and levels score nothing by themselves.`,
  charity: (given: number, each: number, points: number) =>
    `${given} points for donations × ${each} = ${points}. Donations are open only in the round of a disaster.`,
  achievements: (won: number, each: number, points: number) =>
    `${won} points of achievements × ${each} = ${points}. Each achievement goes only to the first who meets it.`,
  total: (parts: string, place: number) => `${parts}. Place ${place} as things stand.`,
  openMerit: (points: number, count: number) =>
    `All that are open: ${points} points of the score, as much as ${coins(count)}.`,
  stock: (units: number, points: number) => `In stock: ${units}. Production points: ${points}.`,
  plots: (idle: number, all: number) => `Idle plots: ${idle} of ${all}. Every industry takes one, some later two.`,
  leads: "Who leads in what",
  leader: (names: string, level: number) => `${names}: level ${level}`,
  nobody: "nobody yet",
  monopolyOf: (name: string, bonus: number) => `${name} holds the monopoly: every run pays ${bonus} more.`,
  noMonopoly: (lead: number, bonus: number) =>
    `Nobody holds the monopoly. It takes ${lead} levels more than everyone else and adds ${bonus} to every run.`,
  forbidden: "Enlightenment forbids a monopoly here.",
};
export type ScoringWords = typeof scoringEn;
