/// 一局的故事，以及得分的由來。
import type { EndingWords, ScoringWords } from "./ending_words.en";

export const endingZhHant: EndingWords = {
  start: "開局",
  round: (round) => `第 ${round} 輪`,
  story: "這一局的故事",
  decisions: "最好與最差的決定",
  reading: "正在讀取紀錄……",
  leadChanged: (times, leads) => `領先易手 ${times} 次：${leads}。`,
  led: (name, round) => `${name}（第 ${round} 輪起）`,
  ledFromStart: (name) => `${name}（開局起）`,
  bestRound: (name, count, round) => `收穫最大的一輪：${name}在第 ${round} 輪增加 ${count} 世界幣。`,
  cardBrought: (card, name, count) => `影響最大的背景卡：${card}讓${name}的產出共多得 ${count} 世界幣。`,
  cardCost: (card, name, count) => `影響最大的背景卡：${card}讓${name}的產出共少得 ${count} 世界幣。`,
  monopoly: (name, industry, count) => `${name}的${industry}壟斷共多得 ${count} 世界幣。`,
  law: (law, name, count) => `${law}從${name}的產出中共取走 ${count} 世界幣。`,
  fine: (name, count) => `${name}因產業領先共被罰 ${count} 世界幣。`,
  best: (industry, round, cost, earned, runs) =>
    `第 ${round} 輪建設的${industry}：投入 ${cost}，產出 ${runs} 次共得 ${earned}。`,
  worst: (industry, round, cost, earned) => `沒有回本：第 ${round} 輪建設的${industry}（投入 ${cost}，得 ${earned}）。`,
  none: "沒有哪種產業回本。",
  openCharts: "圖表",
};

export const scoringZhHant: ScoringWords = {
  coinWorth: (points) => `1 世界幣 = ${points} 分`,
  charityWorth: (points) => `慈善 1 分 = ${points} 分`,
  meritWorth: (points) => `成就 1 分 = ${points} 分`,
  share: (percent) => `全場得分有 ${percent}% 來自世界幣。`,
  coins: (count, each, points) => `${count} 世界幣 × ${each} = ${points} 分。資源、地塊和等級本身不計分。`,
  charity: (given, each, points) => `捐贈所得 ${given} × ${each} = ${points} 分。只有抽到災難卡的那一輪可以捐贈。`,
  achievements: (won, each, points) => `成就所得 ${won} × ${each} = ${points} 分。每項成就只歸最先達成的人。`,
  total: (parts, place) => `${parts}。目前第 ${place} 名。`,
  openMerit: (points, count) => `未達成的合計 ${points} 分，相當於 ${count} 世界幣。`,
  stock: (units, points) => `庫存 ${units}，產出點 ${points} 個。`,
  plots: (idle, all) => `共 ${all} 個地塊，閒置 ${idle} 個。每種產業占一個，有的以後占兩個。`,
  leads: "各業領先者",
  leader: (names, level) => `${names}：${level} 級`,
  nobody: "暫無",
  monopolyOf: (name, bonus) => `${name}擁有壟斷：每次產出多得 ${bonus}。`,
  noMonopoly: (lead, bonus) => `尚無壟斷。比其他所有人高 ${lead} 級即形成壟斷，每次產出多得 ${bonus}。`,
  forbidden: "啟蒙思想禁止這裡形成壟斷。",
};
