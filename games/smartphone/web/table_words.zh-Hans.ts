import type { TableWords } from "./table_words.en";

export const tableZhHans: TableWords = {
  goal: (rounds) => `${rounds} 轮后分数最高者获胜：卖出货物 × 定价、地点销量领先、专利、零售商板块。`,
  brief: (rounds) => `${rounds} 轮后分数最高者获胜。`,
  planningWithSteve:
    "秘密地把一块平板叠在另一块上。露出的图标本轮有效；被盖住的格子生产货物。史蒂夫没有秘密：他的图标已决定他的定价。",
  aboutPhases: {
    planning: "大家秘密地把一块平板叠在另一块上。露出的图标本轮有效；被盖住的格子生产货物。",
    prices: "公开定价。定价最低者在之后各阶段先行动，也先卖给买家。",
    production: "按规划生产货物。本轮没有卖出的货物作废。",
    improve: "拿取一块改良板块，供以后的规划使用；或拿取一个货物标记，以后每轮多一个货物。",
    research: "每个研发图标可在科技上放一个标记。研发出的科技带来奖励和新的买家；最先研发出者获得专利。",
    logistics: "每辆卡车可在与你的办公室相连的地点放一个标记。达到成本即开设办公室：有办公室的地点才能卖货。",
    selling: "每位买家买一个货物：有的有限价，有的想要某项科技。在一个地点销量领先还能再得分。",
    scoring: "每卖出一个货物，得到与定价相同的分数；地点销量第一和第二另得印在那里的分数。",
  },
  consequences: {
    sells: "可卖出",
    sellsOf: (sold, goods, price) => `${sold} 个（共 ${goods} 个，定价 ${price}）`,
    sellsAbout:
      "你目前有办公室的地点里，接受这个定价或想要你的科技的买家。范围：从先行动的对手全部抢先卖出，到无人竞争。本轮新开设的办公室另计。",
    order: "先后顺序",
    before: (name, price) => `先于${name}（定价 ${price}）`,
    after: (name, price) => `后于${name}（定价 ${price}）`,
    surelyBefore: (name) => `先于${name}`,
    afterUpTo: (name, price) => `${name}定价不超过 ${price} 时先行动`,
    orderAbout: "定价最低者先行动；定价相同时，分数较少者先。史蒂夫的定价是公开的，由他的平板决定。",
    opens: "可开设",
    or: "或",
    opensAbout: "本规划的卡车足以开设办公室的地点（各自单独计算）。",
    finishes: "可研发出",
    finishesAbout: "本规划的研发标记足以研发出的科技（各自单独计算）。",
    nothing: "暂无",
    worth: "大约可得",
    vp: (vp) => `本轮 +${vp} 分`,
    worthAbout: "按定价卖出的货物，加上销售地点的销量领先。专利和零售商板块另计。",
  },
  explain: {
    market: "露出改良生产图标者可在改良生产阶段拿取其中一块，从下一轮起使用。",
    price: ({ start, least, most }, up, cut) =>
      `每卖出一个货物得到的分数。每轮从 ${start} 开始；露出的涨价图标每个加 1（现有 ${up} 个），降价货物图标每个减 1（现有 ${cut} 个）。最低 ${least}，最高 ${most}。`,
    outcome: {
      goods: "本轮生产的货物：露出的货物图标、被盖住的格子、面朝下的改良板块和货物标记。",
      research: "本轮可放在科技上的标记数。",
      trucks: "本轮可放在与你的办公室相连的地点的标记数。",
      improve: "本轮是否可以拿取一块改良板块；否则拿取一个货物标记。",
    },
  },
};
