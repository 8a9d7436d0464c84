/// The tutorial, one thing at a time. Numbers come from the rules of the table.
export const lessonsEn = {
  goal: {
    title: "What wins",
    text: (rounds: number) =>
      `The most VP after ${rounds} rounds. Every good you sell brings its price in VP. Selling the most in a region, patents and retailer tiles bring more.`,
  },
  home: {
    title: "Your first office",
    text: (region: string) =>
      `You sell only where you have an office: in ${region}, for now. The signs below are buyers, and each takes one good per round: a number is the most that buyer pays, a picture the technology it wants.`,
  },
  steve: {
    title: "Your rival",
    text: (name: string) =>
      `${name} follows fixed rules and hides nothing. “What happened” gives the reason for everything he does.`,
  },
  prices: {
    title: "The price",
    text: (start: number) =>
      `Every round starts at ${start}. A high price brings more VP per good; a low one reaches more buyers, and whoever is cheapest acts first.`,
  },
  pads: {
    title: "Lay your pads",
    text: "One pad lies on the other, and every icon that stays visible works this round. Drag the upper pad to another place, or select it and press an arrow key.",
  },
  covered: {
    title: "Covered cells make goods",
    text: "Each cell you cover makes a good, and so does each goods icon you see. Cover too much and you lose the icons below: trucks, research, price up.",
  },
  improvement: {
    title: "Your improvement",
    text: (first: string, second: string) =>
      `Drag it onto two visible cells: ${first} and ${second} replace what is there. Left face down, it makes a good instead. Try it; you can take it off again.`,
  },
  consequences: {
    title: "What this plan does",
    text: "Before you decide, you see how many goods could sell, who acts before you and about how many VP it brings. Move the pads until you like it.",
  },
  seal: {
    title: "Seal the plan",
    text: "Plans are secret until everyone has one. Seal yours, and the round begins.",
  },
  revealed: {
    title: "Prices and order",
    text: (name: string, mine: number, other: number) =>
      `Your price is ${mine}, ${name}'s is ${other}. The lower price acts first in everything that follows; at equal prices, whoever has fewer VP.`,
  },
  improve: {
    title: "Improve production",
    text: "Your plan shows the improve production icon: take one of these improvements for the rounds to come, or a goods token, which makes a good in every later round.",
  },
  research: {
    title: "Research",
    text: "Each research icon is a progress marker. Place it on a technology: a finished one gives you a power and its buyers, and the first to finish takes the patent for VP at the end.",
  },
  logistics: {
    title: "Open offices",
    text: "Each truck is a progress marker. Place it in a highlighted region, linked to an office of yours; when the cost is met, your office opens and you can sell there.",
  },
  selling: {
    title: "Sell",
    text: "Choose a highlighted region to sell a good there, or sell everything at once. Goods you do not sell are lost.",
  },
  scoring: {
    title: "What the round brought",
    text: "Every good brought your price. In each region, whoever sold the most gained the first number below its rightmost office; the more offices, the higher it is.",
  },
  alone: {
    title: "Now it is your game",
    text: "Plan the next round on your own. Point at anything to learn what it is, and ask for a hint whenever you like: it says what the strongest bot would do, and why.",
  },
};
export type LessonWords = typeof lessonsEn;
