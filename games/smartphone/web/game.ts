import type { PageOfGame } from "$web/games/game";
import { firstPlan } from "./plan";
import { planAction } from "./planner.svelte";
import { steveSetup } from "./setups";
import type { View } from "./types";

export const game: PageOfGame = {
  board: () => import("./Board.svelte"),
  place: 1,
  lead: {
    en: "Plan in secret, set a price, open offices, sell. A full game takes about half an hour.",
    "zh-Hans": "秘密规划、定价、开设办公室、卖出货物。一局大约半小时。",
    "zh-Hant": "秘密規劃、定價、開設辦公室、賣出貨物。一局大約半小時。",
  },
  starts: [
    {
      id: "play-steve",
      title: { en: "Play against Steve", "zh-Hans": "与史蒂夫对战", "zh-Hant": "與史蒂夫對戰" },
      note: {
        en: "Smartphone Inc., you and Steve. Starts at once.",
        "zh-Hans": "Smartphone Inc.，你对史蒂夫，立即开始。",
        "zh-Hant": "Smartphone Inc.，你對史蒂夫，立即開始。",
      },
      setup: steveSetup,
      guided: false,
    },
    {
      id: "guided",
      title: { en: "Guided first game", "zh-Hans": "新手教学局", "zh-Hant": "新手教學局" },
      note: {
        en: "The same game, taught one thing at a time. The first round takes under 10 minutes.",
        "zh-Hans": "同样的游戏，一步一步学；第一轮不到 10 分钟。",
        "zh-Hant": "同樣的遊戲，一步一步學；第一輪不到 10 分鐘。",
      },
      setup: steveSetup,
      guided: true,
    },
  ],
  firstDraft: () => planAction(firstPlan(1)),
  optionEditors: { steve_difficulty: () => import("./SteveLevel.svelte") },
  rulePages: {
    steve: {
      title: { en: "Steve at a glance", "zh-Hans": "史蒂夫规则概览", "zh-Hant": "史蒂夫規則概覽" },
      load: () => import("./StevePage.svelte"),
    },
  },
  pages: {
    puzzle: {
      title: { en: "Puzzle of the day", "zh-Hans": "每日谜题", "zh-Hant": "每日謎題" },
      note: {
        en: "One plan to find in Smartphone Inc., new every day.",
        "zh-Hans": "在 Smartphone Inc. 里找出一份规划，每天一题。",
        "zh-Hant": "在 Smartphone Inc. 裡找出一份規劃，每天一題。",
      },
      load: () => import("./PuzzlePage.svelte"),
    },
  },
  ruled: { "S0.7": "R-S2", "S1.0": "R-S15", "S4.2": "R-S6", "S6.2": "R-S8", "S6.3": "R-S9" },
  isSecret: ({ view }) => (view as unknown as View).board.phase === "planning",
  scoreUnit: { en: "VP", "zh-Hans": "分", "zh-Hant": "分" },
};
