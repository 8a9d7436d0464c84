/// The tutorial, one thing at a time. Numbers come from the rules of the table.
const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

export const lessonsEn = {
  goal: {
    title: "What wins",
    text: (rounds: number, points: number) =>
      `The most points after ${rounds} rounds, and points are nearly all coins: each one you hold at the end counts ${points}. Goods, plots and levels score nothing; they help you earn coins.`,
  },
  civ: {
    title: "Your civilisation",
    text: (name: string, plots: number) =>
      `This is ${name}. Its production points give goods every round, industries turn goods into coins, and each industry needs one of its ${plots} plots. Here you see your coins and, as it grows, your skyline.`,
  },
  rivals: {
    title: "The others",
    text: (names: string) =>
      `Around the same lake: ${names}. Point at anyone, or anything on the table, to learn what it is and what it can do.`,
  },
  council: {
    title: "Round one: you chair the council",
    text: (bills: number) =>
      `Every round the chair names ${bills} bills, and one of them becomes law. Each card shows whose runs it would change. Those that do most for you are laid out already: propose them, or tap others first.`,
  },
  vote: {
    title: "Vote",
    text: (votes: number, isForGood: boolean, isChair: boolean) =>
      `Everyone votes for one bill; ${isChair ? "as chair, your vote" : "the chair's vote"} counts ${times(votes)}. ${isForGood ? "What passes stays in force for the whole game, so mind what it will cost you later." : "What passes is in force until another council changes it."} Vote for one.`,
  },
  income: {
    title: "Your turn: income",
    text: (free: string, dear: string) =>
      `${free} came by themselves. ${dear} are made only if you run their points, which takes Water or coins. What your next runs need is already chosen: take the income.`,
  },
  build: {
    title: "Build an industry",
    text: (supplied: string) =>
      supplied === ""
        ? "Industries earn coins. Each row shows its price with tax, and how soon it has paid for itself. Build one whose inputs your points give."
        : `Industries earn coins. Each row shows its price with tax, and how soon it has paid for itself. Your points give all that ${supplied} needs, without Water: build it.`,
  },
  run: {
    title: "Run it",
    text: "A run turns goods into coins, once per turn for each industry. This button runs everything that pays.",
  },
  done: {
    title: "End your turn",
    text: "That is all for the first turn. End it; then watch what the others do on the lake and in the story at the side.",
  },
  buy: {
    title: "Buy a production point",
    text: (first: number, last: number) =>
      `The next rounds go the same way, and you grow. Once per turn you may buy a production point; each one you buy is dearer, from ${first} up to ${last} coins. It brings nothing until an industry needs what it gives, and each row says how soon it has paid for itself.`,
  },
  upgrade: {
    title: "Levels and monopolies",
    text: (inputs: number, lead: number, bonus: number) =>
      `For ${times(inputs)} the inputs of a run an industry rises a level, and every run pays one coin more. ${lead} levels above everyone else you hold the monopoly: ${bonus} more per run.`,
  },
  trade: {
    title: "Trade",
    text: (rounds: number) =>
      `What you lack, somebody has too much of. A route swaps goods for ${rounds} rounds; you pay the fee if the other accepts.`,
  },
  era: {
    title: "The era",
    text: "From now on every round brings an era card. It changes what runs pay, and it stays: build what the age favours. In the round of a disaster you may also donate for points.",
  },
  alone: {
    title: "Now it is your game",
    text: "Ask for a hint whenever you like: it says what the strongest bot would do, and why. The seats page shows the score and who leads in what.",
  },
};
export type LessonWords = typeof lessonsEn;
