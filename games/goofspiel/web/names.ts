import type { Lang } from "$web/engine/protocol";

const en = {
  prize: "Prize",
  prizesLeft: "Prizes still to come",
  hand: "Your hand",
  handOf: (name: string) => `${name}'s hand`,
  bid: (card: number) => `Bid ${card}`,
  yourBid: (card: number) => `You bid ${card}; the others are still choosing.`,
  points: (points: number) => (points === 1 ? "1 point" : `${points} points`),
};
const zhHans: typeof en = {
  prize: "奖品",
  prizesLeft: "尚未翻开的奖品",
  hand: "你的手牌",
  handOf: (name) => `${name}的手牌`,
  bid: (card) => `出价 ${card}`,
  yourBid: (card) => `你出价 ${card}；其他人还在选择。`,
  points: (points) => `${points} 分`,
};
const zhHant: typeof en = {
  prize: "獎品",
  prizesLeft: "尚未翻開的獎品",
  hand: "你的手牌",
  handOf: (name) => `${name}的手牌`,
  bid: (card) => `出價 ${card}`,
  yourBid: (card) => `你出價 ${card}；其他人還在選擇。`,
  points: (points) => `${points} 分`,
};

export const goofspielNames: Readonly<Record<Lang, typeof en>> = { en, "zh-Hans": zhHans, "zh-Hant": zhHant };
