/// 一局的故事，以及得分的由来。
import type { EndingWords, ScoringWords } from "./ending_words.en";

export const endingZhHans: EndingWords = {
  start: "开局",
  round: (round) => `第 ${round} 轮`,
  story: "这一局的故事",
  decisions: "最好与最差的决定",
  reading: "正在读取记录……",
  leadChanged: (times, leads) => `领先易手 ${times} 次：${leads}。`,
  led: (name, round) => `${name}（第 ${round} 轮起）`,
  ledFromStart: (name) => `${name}（开局起）`,
  bestRound: (name, count, round) => `收获最大的一轮：${name}在第 ${round} 轮增加 ${count} 世界币。`,
  cardBrought: (card, name, count) => `影响最大的背景卡：${card}让${name}的产出共多得 ${count} 世界币。`,
  cardCost: (card, name, count) => `影响最大的背景卡：${card}让${name}的产出共少得 ${count} 世界币。`,
  monopoly: (name, industry, count) => `${name}的${industry}垄断共多得 ${count} 世界币。`,
  law: (law, name, count) => `${law}从${name}的产出中共取走 ${count} 世界币。`,
  fine: (name, count) => `${name}因产业领先共被罚 ${count} 世界币。`,
  best: (industry, round, cost, earned, runs) =>
    `第 ${round} 轮建设的${industry}：投入 ${cost}，产出 ${runs} 次共得 ${earned}。`,
  worst: (industry, round, cost, earned) => `没有回本：第 ${round} 轮建设的${industry}（投入 ${cost}，得 ${earned}）。`,
  none: "没有哪个产业回本。",
  openCharts: "图表",
};

export const scoringZhHans: ScoringWords = {
  coinWorth: (points) => `1 世界币 = ${points} 分`,
  charityWorth: (points) => `慈善 1 分 = ${points} 分`,
  meritWorth: (points) => `成就 1 分 = ${points} 分`,
  share: (percent) => `全场得分有 ${percent}% 来自世界币。`,
  coins: (count, each, points) => `${count} 世界币 × ${each} = ${points} 分。资源、地块和等级本身不计分。`,
  charity: (given, each, points) => `捐赠所得 ${given} × ${each} = ${points} 分。只有抽到灾难卡的那一轮可以捐赠。`,
  achievements: (won, each, points) => `成就所得 ${won} × ${each} = ${points} 分。每项成就只归最先达成的人。`,
  total: (parts, place) => `${parts}。目前第 ${place} 名。`,
  openMerit: (points, count) => `未达成的合计 ${points} 分，相当于 ${count} 世界币。`,
  stock: (units, points) => `库存 ${units}，产出点 ${points} 个。`,
  plots: (idle, all) => `共 ${all} 个地块，闲置 ${idle} 个。每个产业占一个，有的以后占两个。`,
  leads: "各业领先者",
  leader: (names, level) => `${names}：${level} 级`,
  nobody: "暂无",
  monopolyOf: (name, bonus) => `${name}拥有垄断：每次产出多得 ${bonus}。`,
  noMonopoly: (lead, bonus) => `尚无垄断。比其他所有人高 ${lead} 级即形成垄断，每次产出多得 ${bonus}。`,
  forbidden: "启蒙思想禁止这里形成垄断。",
};
