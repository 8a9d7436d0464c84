/// A move in words, and why: what a hint says. Numbers come from the rules and from the position.
const s = (count: number): string => (count === 1 ? "" : "s");

export const hintsEn = {
  comma: ", ",
  plan: {
    lay: (price: number, gives: string) => `Lay the pads for price ${price}: ${gives}`,
    short: (price: number, gives: string) => `Price ${price}: ${gives}`,
    layAny: "Lay this plan",
    goods: (count: number) => `${count} good${s(count)}`,
    research: (count: number) => `${count} research`,
    trucks: (count: number) => `${count} truck${s(count)}`,
    improve: "an improvement",
    nothing: "nothing",
  },
  move: {
    token: "Take a goods token",
    take: (first: string, second: string) => `Take ${first} / ${second}`,
    study: (technology: string) => `Research ${technology}`,
    ship: (region: string) => `Place a progress marker in ${region}`,
    sell: (region: string) => `Sell in ${region}`,
    nfc: "Sell by NFC",
    done: "Stop here",
    deal: "Draw at random",
  },
  why: {
    allSell: (goods: number, vp: number) =>
      goods === 1
        ? `Its only good is sure to sell, for at least ${vp} VP.`
        : `All ${goods} goods are sure to sell, for at least ${vp} VP.`,
    mostSell: (most: number, goods: number) =>
      `With the offices you have now, at most ${most} of its ${goods} goods can sell.`,
    someSell: (least: number, most: number, goods: number) =>
      `Between ${least} and ${most} of its ${goods} goods will sell, depending on the others.`,
    worth: (least: number, most: number) =>
      least === most ? `Its sales bring ${most} VP this round.` : `Its sales bring ${least} to ${most} VP this round.`,
    before: (name: string, price: number) => `You act before ${name}, whose price is ${price}.`,
    first: "You act first, whatever the others plan.",
    opens: (region: string) => `Its trucks are enough to open an office in ${region}.`,
    opensAlone: (region: string) => `Its trucks are enough to open an office in ${region}, where nobody else has one.`,
    opensTile: (region: string, vp: number) =>
      `Its trucks are enough to open the first office in ${region}, for the retailer tile: ${vp} VP at the end.`,
    finishes: (technology: string) => `Its research is enough to finish ${technology}.`,
    finishesPatent: (technology: string, vp: number) =>
      `Its research is enough to finish ${technology} first, for the patent: ${vp} VP at the end.`,
    improves: "It shows the improve production icon, so you can take an improvement for later rounds.",
    studied: (technology: string) => `This progress marker finishes ${technology}.`,
    studiedPatent: (technology: string, vp: number) =>
      `This progress marker finishes ${technology} and takes its patent: ${vp} VP at the end.`,
    canFinish: (markers: number) => `Your ${markers} progress markers are enough to finish it this turn.`,
    race: (name: string, progress: number, vp: number) =>
      `${name} already has ${progress} progress marker${s(progress)} on it, and only the first to finish takes the patent: ${vp} VP at the end.`,
    patent: (vp: number) => `Its patent is still free: ${vp} VP at the end for the first to finish it.`,
    wantedHere: (buyers: number, technology: string) =>
      buyers === 1
        ? `1 buyer where you have an office wants ${technology}, whatever your price.`
        : `${buyers} buyers where you have an office want ${technology}, whatever your price.`,
    wanted: (buyers: number, technology: string) =>
      buyers === 1
        ? `1 buyer on the map wants ${technology}, whatever your price.`
        : `${buyers} buyers on the map want ${technology}, whatever your price.`,
    cheapest: (cost: number) => `It is the cheapest technology you lack: ${cost} progress marker${s(cost)}.`,
    power: (power: string) => `Its power: ${power}.`,
    opensNow: (region: string) =>
      `This progress marker opens your office in ${region}, and you can sell there this round.`,
    opensNowTile: (region: string, vp: number) =>
      `This progress marker opens the first office in ${region} and earns the retailer tile: ${vp} VP at the end.`,
    canOpen: (markers: number) => `Your ${markers} progress markers are enough to open an office there this turn.`,
    tile: (vp: number) => `The first office there earns the retailer tile: ${vp} VP at the end.`,
    nobodyThere: (buyers: number) => `Nobody has an office there yet, and it has ${buyers} buyer${s(buyers)}.`,
    paysMore: (region: string, vp: number) => `With your office there, selling the most in ${region} pays ${vp} VP.`,
    reaches: (regions: string) => `From there you also reach ${regions}.`,
    eachGood: (price: number) => `Each good sold brings your price, ${price} VP.`,
    noneSold: (vp: number) => `Nobody has sold there this round, and selling the most pays ${vp} VP.`,
    leads: (name: string, vp: number) => `${name} has sold the most there so far, and first place pays ${vp} VP.`,
    leadsYou: (vp: number) =>
      `You have sold the most there so far, and every good helps to keep first place: ${vp} VP.`,
    after: (name: string) => `${name} sells there after you, and each buyer takes only one good.`,
    nfc: (price: number) => `By NFC a good needs no region and still brings ${price} VP; it counts for no majority.`,
    newIcon: (icon: string) => `None of your improvements shows the ${icon} icon yet.`,
    onlyOne: (icon: string) => `No other improvement on offer shows the ${icon} icon.`,
    twice: (icon: string) => `Both halves show the ${icon} icon.`,
    dearer: "A price up makes every good you sell worth more.",
    lasts: (rounds: number) => `You can lay it in ${rounds} more round${s(rounds)}.`,
    token: (rounds: number) => `It makes one more good in each of the next ${rounds} rounds.`,
    tokenOnce: "It makes one more good in the next round.",
    markersLost: (count: number) => `${count} progress marker${s(count)} in hand will be lost.`,
    goodsLost: (count: number) => `${count} good${s(count)} will be lost.`,
    nothingLost: "Nothing is left to do here.",
  },
  wishes: {
    sell: "Sell more",
    research: "Research",
    reach: (region: string) => `Reach ${region}`,
    first: "Be first",
  },
};
export type HintWords = typeof hintsEn;

/** The plans a bot proposes. */
export const bestEn = {
  title: "Best three",
  intro: "The plans that look best to the strongest bot.",
  looking: "Thinking…",
  none: "There is no plan to propose now.",
  best: "seems best",
  equal: "seems as good",
  worse: (percent: number) => `seems ${percent} % worse`,
  worsePoints: (points: number) => `seems ${points} VP worse`,
  use: "Use this plan",
  number: (number: number) => `Proposal ${number}`,
};
export type BestWords = typeof bestEn;
