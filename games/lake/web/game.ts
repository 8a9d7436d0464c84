import type { PageOfGame } from "$web/games/game";
import { firstLakeSetup } from "./setups";

export const game: PageOfGame = {
  board: () => import("./Board.svelte"),
  place: 2,
  starts: [
    {
      id: "guided-lake",
      title: {
        en: "Guided first game: Under the Lake",
        "zh-Hans": "新手教学局：启真湖底",
        "zh-Hant": "新手教學局：啟真湖底",
      },
      note: {
        en: "The short game as China, taught one thing at a time. The first rounds take under 10 minutes.",
        "zh-Hans": "你带领中国打一局短局，一步一步学；头几轮不到 10 分钟。",
        "zh-Hant": "你帶領中國打一局短局，一步一步學；頭幾輪不到 10 分鐘。",
      },
      setup: firstLakeSetup,
      guided: true,
    },
  ],
  packSides: "civs",
  seatPreview: () => import("./CivPreview.svelte"),
  rulePages: {
    era: {
      title: { en: "Era table", "zh-Hans": "时代背景表", "zh-Hant": "時代背景表" },
      load: () => import("./EraPage.svelte"),
    },
  },
  // Everything lies open, votes too (R-L43).
  isSecret: () => false,
  ruled: { "L3.3": "R-L5", "L4.4": "R-L9", L8: "R-L18" },
};
