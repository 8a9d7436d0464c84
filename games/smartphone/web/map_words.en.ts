/// What the things on the board say about themselves.
const trucks = (count: number): string => `${count} ${count === 1 ? "truck" : "trucks"}`;

export const mapEn = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeMap: "Show the whole map",
  home: (name: string) => `Home region of ${name}.`,
  officeCosts: (cost: number) => `An office costs ${trucks(cost)}.`,
  stillTakes: (count: number) => `You need ${count} more ${count === 1 ? "truck" : "trucks"} for an office here.`,
  notInReach: "You cannot place progress markers here now.",
  noOffices: "Nobody has an office here yet.",
  offices: (names: string) => `Offices: ${names}.`,
  pays: (first: number) => `Whoever sells the most here gains ${first} VP.`,
  paysTwo: (first: number, second: number) =>
    `Whoever sells the most here gains ${first} VP, second most ${second} VP.`,
  leads: (name: string) => `${name} leads here this round.`,
  buyersLeft: (buyers: string) => `Buyers left: ${buyers}.`,
  buyersGone: "Every buyer has bought this round.",
  upTo: (limit: string) => `up to ${limit}`,
  linkedTo: (regions: string) => `Linked to ${regions}.`,
  buyer: "Buyer",
  priceBuyer: (limit: string) => `Takes one good per round from any seat whose price is at most ${limit}.`,
  technologyBuyer: (technology: string) =>
    `Takes one good per round from any seat that has ${technology}, at any price.`,
  boughtFrom: (name: string) => `Has bought from ${name} this round.`,
  willing: "Would buy from the plan you are laying, unless a rival is faster.",
  closed: "Buys nothing while the retailer stays: it leaves at the end of the round in which the first office opens.",
  space: (space: number) => `Office space ${space}`,
  spaceOf: (name: string) => `Office of ${name}.`,
  spaceFree: "Free. A new office takes the free space furthest left.",
  spacePays: (first: number) => `While this is the rightmost office, selling the most here gains ${first} VP.`,
  spacePaysTwo: (first: number, second: number) =>
    `While this is the rightmost office, selling the most here gains ${first} VP, second most ${second} VP.`,
  spaceCounts: "This is the space that counts now.",
  first: "1st",
  second: "2nd",
  rows: "The upper row is the VP for selling the most here in a round, the lower row for selling the second most. The rightmost office in use decides which column counts.",
  retailer: "Retailer",
  retailerHere: (vp: number) =>
    `Nobody sells here while the retailer stays. It leaves at the end of the round in which the first office opens. ` +
    `Whoever opens it scores ${vp} VP at the end of the game; Steve scores nothing for it.`,
  progressOf: (name: string, done: number, cost: number) => `${name}: ${done} of ${cost}`,
  progress: "Progress",
  progressMeans: "Progress markers stay until they open an office, or until the region is full.",
  steveMarker: "Steve's trucks go here until he has opened an office.",
  laneTo: (region: string) => `to ${region}`,
  ladder: (start: number, least: number, most: number) =>
    `Every round starts at ${start}: +1 per price up, −1 per good with a price cut, from ${least} to ${most}. ` +
    `The lowest price goes first. Each good sold scores its price.`,
  atPrice: (price: number, names: string) => `${price}: ${names}`,
  costsYou: (cost: number) => `It costs you ${cost} research.`,
  costsYouInstead: (cost: number, printed: number) => `It costs you ${cost} research instead of ${printed}.`,
  costs: (cost: number) => `It costs ${cost} research.`,
  patentFree: (vp: number) => `Whoever finishes it first takes the patent: ${vp} VP at the end.`,
  patentOf: (name: string, vp: number) => `${name} has the patent: ${vp} VP at the end.`,
  ownedBy: (names: string) => `Finished by ${names}.`,
  studiedBy: (progress: string) => `In progress: ${progress}.`,
  buyersWant: (count: number) => `${count} ${count === 1 ? "buyer wants" : "buyers want"} it.`,
};
export type MapWords = typeof mapEn;
