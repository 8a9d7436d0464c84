import type { Lang } from "$web/engine/protocol";
import type { Demand } from "./puzzle";

const en = {
  title: "Puzzle of the day",
  how:
    "Drag the pad on top, turn it, flip it, and lay the small tiles over the pads. " +
    "Every icon you still see counts; every cell the top pad covers makes a good, and so does a tile you leave aside.",
  intro: "Lay the pads and improvements so that the plan gives all of this:",
  least: {
    price: (count: number) => `price ${count} or more`,
    goods: (count: number) => (count === 1 ? "1 good or more" : `${count} goods or more`),
    research: (count: number) => `${count} research or more`,
    trucks: (count: number) => (count === 1 ? "1 truck or more" : `${count} trucks or more`),
  },
  most: {
    price: (count: number) => `price ${count} or less`,
    goods: (count: number) => (count === 1 ? "1 good or fewer" : `${count} goods or fewer`),
    research: (count: number) => `${count} research or less`,
    trucks: (count: number) => (count === 1 ? "1 truck or fewer" : `${count} trucks or fewer`),
  },
  met: "done",
  open: "not yet",
  rare: (solutions: number, results: number) =>
    `Your pieces allow ${results} different results; ${solutions} of them ${solutions === 1 ? "does" : "do"} it.`,
  loading: "Preparing today's puzzle…",
  time: "Time",
  moves: "Moves",
  streak: "Days in a row",
  solved: (time: string, moves: number) =>
    moves === 1 ? `Solved in ${time} with 1 move.` : `Solved in ${time} with ${moves} moves.`,
  tomorrow: "A new puzzle comes every day. You can keep moving the pieces.",
  share: "Share the result",
  copied: "Copied",
  sharing: "Result to copy",
  shared: (date: string, time: string, moves: number, streak: number) =>
    [
      `Oligopoly · Smartphone Inc., puzzle of ${date}`,
      `Solved in ${time} with ${moves} ${moves === 1 ? "move" : "moves"}`,
      ...(streak > 1 ? [`${streak} days in a row`] : []),
    ].join("\n"),
  again: "Start over",
  yesterday: "Yesterday's solution",
  asked: "It asked for",
  play: "Play a whole game",
};
type PuzzleWords = typeof en;

const zhHans: PuzzleWords = {
  title: "每日谜题",
  how: "拖动上面的平板，可以旋转、翻面，再把改良板块放到平板上。露出的图标都有效；上面的平板每盖住一格得一个货物，没有放上的改良板块各算一个货物。",
  intro: "摆放平板和改良板块，让规划同时满足：",
  least: {
    price: (count) => `定价至少 ${count}`,
    goods: (count) => `至少 ${count} 个货物`,
    research: (count) => `至少 ${count} 个研发`,
    trucks: (count) => `至少 ${count} 辆卡车`,
  },
  most: {
    price: (count) => `定价至多 ${count}`,
    goods: (count) => `至多 ${count} 个货物`,
    research: (count) => `至多 ${count} 个研发`,
    trucks: (count) => `至多 ${count} 辆卡车`,
  },
  met: "已达成",
  open: "未达成",
  rare: (solutions, results) => `这些板块共有 ${results} 种不同的结果，其中 ${solutions} 种符合要求。`,
  loading: "正在准备今天的谜题……",
  time: "时间",
  moves: "步数",
  streak: "连续天数",
  solved: (time, moves) => `解开了：用时 ${time}，${moves} 步。`,
  tomorrow: "每天都有新谜题。板块还可以继续移动。",
  share: "分享结果",
  copied: "已复制",
  sharing: "可复制的结果",
  shared: (date, time, moves, streak) =>
    [
      `Oligopoly · Smartphone Inc. ${date} 的谜题`,
      `用时 ${time}，${moves} 步`,
      ...(streak > 1 ? [`连续 ${streak} 天`] : []),
    ].join("\n"),
  again: "重新开始",
  yesterday: "昨天的解法",
  asked: "要求",
  play: "玩一整局",
};

const zhHant: PuzzleWords = {
  title: "每日謎題",
  how: "拖動上面的平板，可以旋轉、翻面，再把改良板塊放到平板上。露出的圖示都有效；上面的平板每蓋住一格得一個貨物，沒有放上的改良板塊各算一個貨物。",
  intro: "擺放平板和改良板塊，讓規劃同時滿足：",
  least: {
    price: (count) => `定價至少 ${count}`,
    goods: (count) => `至少 ${count} 個貨物`,
    research: (count) => `至少 ${count} 個研發`,
    trucks: (count) => `至少 ${count} 輛卡車`,
  },
  most: {
    price: (count) => `定價至多 ${count}`,
    goods: (count) => `至多 ${count} 個貨物`,
    research: (count) => `至多 ${count} 個研發`,
    trucks: (count) => `至多 ${count} 輛卡車`,
  },
  met: "已達成",
  open: "未達成",
  rare: (solutions, results) => `這些板塊共有 ${results} 種不同的結果，其中 ${solutions} 種符合要求。`,
  loading: "正在準備今天的謎題……",
  time: "時間",
  moves: "步數",
  streak: "連續天數",
  solved: (time, moves) => `解開了：用時 ${time}，${moves} 步。`,
  tomorrow: "每天都有新謎題。板塊還可以繼續移動。",
  share: "分享結果",
  copied: "已複製",
  sharing: "可複製的結果",
  shared: (date, time, moves, streak) =>
    [
      `Oligopoly · Smartphone Inc. ${date} 的謎題`,
      `用時 ${time}，${moves} 步`,
      ...(streak > 1 ? [`連續 ${streak} 天`] : []),
    ].join("\n"),
  again: "重新開始",
  yesterday: "昨天的解法",
  asked: "要求",
  play: "玩一整局",
};

export const puzzleWords: Readonly<Record<Lang, PuzzleWords>> = { en, "zh-Hans": zhHans, "zh-Hant": zhHant };
export type { PuzzleWords };

export function demandWords(w: PuzzleWords, { id, least, most }: Demand): string {
  return most === undefined ? w.least[id](least ?? 0) : w.most[id](most);
}
