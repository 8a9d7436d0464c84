import type { TableWords } from "./table_words.en";

export const tableZhHant: TableWords = {
  goal: (rounds) => `${rounds} 輪後分數最高者獲勝：賣出貨物 × 定價、地點銷量領先、專利、零售商板塊。`,
  brief: (rounds) => `${rounds} 輪後分數最高者獲勝。`,
  planningWithSteve:
    "秘密地把一塊平板疊在另一塊上。露出的圖示本輪有效；被蓋住的格子生產貨物。史蒂夫沒有秘密：他的圖示已決定他的定價。",
  aboutPhases: {
    planning: "大家秘密地把一塊平板疊在另一塊上。露出的圖示本輪有效；被蓋住的格子生產貨物。",
    prices: "公開定價。定價最低者在之後各階段先行動，也先賣給買家。",
    production: "依規劃生產貨物。本輪沒有賣出的貨物作廢。",
    improve: "拿取一塊改良板塊，供之後的規劃使用；或拿取一個貨物標記，之後每輪多一個貨物。",
    research: "每個研發圖示可在科技上放一個標記。研發出的科技帶來獎勵和新的買家；最先研發出者獲得專利。",
    logistics: "每輛卡車可在與你的辦公室相連的地點放一個標記。達到成本即開設辦公室：有辦公室的地點才能賣貨。",
    selling: "每位買家買一個貨物：有的有限價，有的想要某項科技。在一個地點銷量領先還能再得分。",
    scoring: "每賣出一個貨物，得到與定價相同的分數；地點銷量第一和第二另得印在那裡的分數。",
  },
  consequences: {
    sells: "可賣出",
    sellsOf: (sold, goods, price) => `${sold} 個（共 ${goods} 個，定價 ${price}）`,
    sellsAbout:
      "你目前有辦公室的地點裡，接受這個定價或想要你的科技的買家。範圍：從先行動的對手全部搶先賣出，到無人競爭。本輪新開設的辦公室另計。",
    order: "先後順序",
    before: (name, price) => `先於${name}（定價 ${price}）`,
    after: (name, price) => `後於${name}（定價 ${price}）`,
    surelyBefore: (name) => `先於${name}`,
    afterUpTo: (name, price) => `${name}定價不超過 ${price} 時先行動`,
    orderAbout: "定價最低者先行動；定價相同時，分數較少者先。史蒂夫的定價是公開的，由他的平板決定。",
    opens: "可開設",
    or: "或",
    opensAbout: "本規劃的卡車足以開設辦公室的地點（各自單獨計算）。",
    finishes: "可研發出",
    finishesAbout: "本規劃的研發標記足以研發出的科技（各自單獨計算）。",
    nothing: "暫無",
    worth: "大約可得",
    vp: (vp) => `本輪 +${vp} 分`,
    worthAbout: "依定價賣出的貨物，加上銷售地點的銷量領先。專利和零售商板塊另計。",
  },
  explain: {
    market: "露出改良生產圖示者可在改良生產階段拿取其中一塊，從下一輪起使用。",
    price: ({ start, least, most }, up, cut) =>
      `每賣出一個貨物得到的分數。每輪從 ${start} 開始；露出的漲價圖示每個加 1（現有 ${up} 個），降價貨物圖示每個減 1（現有 ${cut} 個）。最低 ${least}，最高 ${most}。`,
    outcome: {
      goods: "本輪生產的貨物：露出的貨物圖示、被蓋住的格子、面朝下的改良板塊和貨物標記。",
      research: "本輪可放在科技上的標記數。",
      trucks: "本輪可放在與你的辦公室相連的地點的標記數。",
      improve: "本輪是否可以拿取一塊改良板塊；否則拿取一個貨物標記。",
    },
  },
};
