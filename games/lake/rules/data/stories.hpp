// What era cards and achievements are about, in history and in economics. These words are ours: the handbook gives the
// names only. Whoever shows them says so.
#pragma once

#include "core/text.hpp"
#include "games/lake/rules/enums.hpp"

namespace oligopoly::lake::stories {

struct CardStory {
  std::string_view card;
  Text story;
};

// clang-format off

/// What rounds 1 to 3 are named after (L3.1).
inline constexpr Text kRise{
    "Along the Nile, the Tigris and Euphrates, the Indus and the Yellow River, farming fed the first cities. In Mesopotamia writing began with accounts of grain and sheep.",
    "在尼罗河、两河流域、印度河与黄河沿岸，农耕养活了最早的城市。美索不达米亚的文字，起初是用来记谷物与羊群的账。",
    "在尼羅河、兩河流域、印度河與黃河沿岸，農耕養活了最早的城市。美索不達米亞的文字，起初是用來記穀物與羊群的帳。"};

/// In the order of the handbook's table (L3.2).
inline constexpr std::array<CardStory, 27> kCards = {{
    {"feudalism", {
     "From about the 9th century, European lords granted land for service, and peasants worked it for protection and a share. Most goods were used close to where they were made.",
     "约自九世纪起，欧洲领主以土地换取效忠与服役，农民耕种庄园、缴纳地租，换得保护。多数物产就在当地用掉。",
     "約自九世紀起，歐洲領主以土地換取效忠與服役，農民耕種莊園、繳納地租，換得保護。多數物產就在當地用掉。"}},
    {"black_death", {
     "Plague reached Europe in 1347 and killed perhaps a third of its people within five years. Where so many had died, those who lived could ask for higher wages.",
     "1347 年鼠疫传入欧洲，五年间约有三分之一的人死去。人手稀少，幸存者的工资随之提高。",
     "1347 年鼠疫傳入歐洲，五年間約有三分之一的人死去。人手稀少，倖存者的工資隨之提高。"}},
    {"enclosure", {
     "From the 16th to the 19th century England's open fields and commons were fenced into private farms. Wool and harvests grew, and many who lost the commons went to the towns.",
     "十六至十九世纪，英格兰的敞田与公地被围成私人农场。羊毛与收成增加，失去公地的许多人走进了城镇。",
     "十六至十九世紀，英格蘭的敞田與公地被圍成私人農場。羊毛與收成增加，失去公地的許多人走進了城鎮。"}},
    {"new_sea_routes", {
     "Around 1500 Portuguese and Spanish ships rounded Africa and crossed the Atlantic. Spices, silver and crops began to travel between continents, and ocean ports grew rich.",
     "1500 年前后，葡萄牙与西班牙的船队绕过非洲、横渡大西洋。香料、白银与作物开始往来于各大洲，沿海港口随之兴盛。",
     "1500 年前後，葡萄牙與西班牙的船隊繞過非洲、橫渡大西洋。香料、白銀與作物開始往來於各大洲，沿海港口隨之興盛。"}},
    {"slave_trade", {
     "From the 16th to the 19th century about 12.5 million Africans were forced onto ships across the Atlantic; nearly two million died on the way. Plantations lived on their labour.",
     "十六至十九世纪，约 1250 万非洲人被强行押上横渡大西洋的船，近两百万人死于途中。美洲种植园靠他们的劳动运转。",
     "十六至十九世紀，約 1250 萬非洲人被強行押上橫渡大西洋的船，近兩百萬人死於途中。美洲種植園靠他們的勞動運轉。"}},
    {"seeds_of_capitalism", {
     "In the cloth towns of Italy and Flanders, merchants of the 14th and 15th centuries bought the wool and paid others to spin and weave it: early shoots of production run on capital.",
     "十四、十五世纪，意大利与佛兰德斯纺织城镇的商人购入羊毛，雇人纺织：以资本组织的生产由此萌芽。",
     "十四、十五世紀，義大利與法蘭德斯紡織城鎮的商人購入羊毛，雇人紡織：以資本組織的生產由此萌芽。"}},
    {"guilds_and_companies", {
     "Guilds trained craftsmen and watched over quality and prices, town by town. Chartered companies, such as the Dutch East India Company of 1602, sold shares and sent out fleets.",
     "行会在各城镇培养工匠，管束品质与价格；1602 年的荷兰东印度公司等特许公司则发行股份，派出船队。",
     "行會在各城鎮培養工匠，管束品質與價格；1602 年的荷蘭東印度公司等特許公司則發行股份，派出船隊。"}},
    {"banks_and_credit", {
     "Bills of exchange let medieval merchants pay far away without carrying coins. Around them grew the banks of Italy, Amsterdam and London, and credit became a trade of its own.",
     "中世纪商人凭汇票在远方付款，不必携带钱币。意大利、阿姆斯特丹与伦敦的银行由此成长，信用自成一业。",
     "中世紀商人憑匯票在遠方付款，不必攜帶錢幣。義大利、阿姆斯特丹與倫敦的銀行由此成長，信用自成一業。"}},
    {"industrial_revolution_1", {
     "From about 1760 spinning machines, water power, coal and steam changed British mills and mines. Work moved from the cottage to the factory, and cloth and iron became cheap.",
     "约自 1760 年起，纺纱机、水力、煤与蒸汽改变了英国的工场与矿山。劳动从家中移入工厂，布与铁变得便宜。",
     "約自 1760 年起，紡紗機、水力、煤與蒸汽改變了英國的工場與礦山。勞動從家中移入工廠，布與鐵變得便宜。"}},
    {"opium_trade", {
     "To pay for tea and silk, British merchants of the 19th century sold Indian opium in China, against its laws. Two wars followed, and addiction brought misery to many families.",
     "十九世纪，英国商人为支付茶与丝的货款，违反中国法令输入印度鸦片。其后有两次战争，许多家庭因成瘾而陷于困苦。",
     "十九世紀，英國商人為支付茶與絲的貨款，違反中國法令輸入印度鴉片。其後有兩次戰爭，許多家庭因成癮而陷於困苦。"}},
    {"industry_monopoly", {
     "Whoever serves a market alone can set its price. Around 1900 a few trusts controlled much of the oil, steel, sugar and tobacco of the United States.",
     "独自供应一个市场的人，可以自定价格。1900 年前后，少数托拉斯掌握了美国大部分的石油、钢铁、食糖与烟草。",
     "獨自供應一個市場的人，可以自定價格。1900 年前後，少數托拉斯掌握了美國大部分的石油、鋼鐵、糖與菸草。"}},
    {"sherman_act", {
     "The United States law of 1890 forbade agreements that restrain trade, and attempts to monopolise. Under it Standard Oil was split into 34 companies in 1911.",
     "美国 1890 年的这部法律禁止限制贸易的协议与垄断的企图。1911 年，标准石油据此被拆分为 34 家公司。",
     "美國 1890 年的這部法律禁止限制貿易的協議與壟斷的企圖。1911 年，標準石油據此被拆分為 34 家公司。"}},
    {"great_depression", {
     "Share prices collapsed in New York in October 1929. Banks failed, trade shrank, and by 1933 one American worker in four had no job; much of the world shared the slump.",
     "1929 年 10 月纽约股价暴跌，随后银行倒闭、贸易萎缩。到 1933 年，美国约四分之一的劳动者失业，世界许多国家同陷萧条。",
     "1929 年 10 月紐約股價暴跌，隨後銀行倒閉、貿易萎縮。到 1933 年，美國約四分之一的勞動者失業，世界許多國家同陷蕭條。"}},
    {"new_deal", {
     "From 1933 Roosevelt's government insured bank deposits, hired millions for public works, gave banks and stock exchanges new rules, and began old-age pensions.",
     "自 1933 年起，罗斯福政府为银行存款提供保险，雇用数百万人兴办公共工程，为银行与交易所订立新规，并开办养老金。",
     "自 1933 年起，羅斯福政府為銀行存款提供保險，僱用數百萬人興辦公共工程，為銀行與交易所訂立新規，並開辦老年年金。"}},
    {"world_war", {
     "The wars of 1914–1918 and 1939–1945 cost tens of millions of lives. Whole economies turned to making arms, travel and world trade broke off, and states went deep into debt.",
     "1914—1918 年与 1939—1945 年的两次大战夺去数千万人的生命。各国经济转向军备，旅行与世界贸易中断，政府债台高筑。",
     "1914—1918 年與 1939—1945 年的兩次大戰奪去數千萬人的生命。各國經濟轉向軍備，旅行與世界貿易中斷，政府債台高築。"}},
    {"industrial_revolution_2", {
     "From about 1870 electricity, cheap steel, chemistry and the combustion engine changed industry once more. Large firms grew up, above all in Germany and the United States.",
     "约自 1870 年起，电力、廉价的钢、化学与内燃机再次改变工业。大企业兴起，尤以德国与美国为盛。",
     "約自 1870 年起，電力、廉價的鋼、化學與內燃機再次改變工業。大企業興起，尤以德國與美國為盛。"}},
    {"bretton_woods", {
     "In 1944 delegates of 44 nations agreed to tie their currencies to the dollar, and the dollar to gold at 35 an ounce. The United States ended the link to gold in 1971.",
     "1944 年，44 国代表商定各国货币与美元挂钩，美元以每盎司 35 元与黄金挂钩。1971 年美国停止以美元兑换黄金。",
     "1944 年，44 國代表商定各國貨幣與美元掛鉤，美元以每盎司 35 元與黃金掛鉤。1971 年美國停止以美元兌換黃金。"}},
    {"wto", {
     "Since 1995 the World Trade Organization has looked after the common rules of trade that grew out of the GATT of 1947, and has heard disputes between its members.",
     "世界贸易组织自 1995 年起维护源自 1947 年关贸总协定的共同贸易规则，并受理成员之间的争端。",
     "世界貿易組織自 1995 年起維護源自 1947 年關稅暨貿易總協定的共同貿易規則，並受理會員之間的爭端。"}},
    {"boom_and_stagflation", {
     "After 1945 the industrial countries grew fast for a quarter of a century. The oil shock of 1973 then brought rising prices and unemployment at once: stagflation.",
     "1945 年后，工业国家快速增长了约四分之一世纪。1973 年的石油冲击使物价与失业同时上升，人称滞胀。",
     "1945 年後，工業國家快速成長了約四分之一世紀。1973 年的石油衝擊使物價與失業同時上升，即停滯性通膨（滯脹）。"}},
    {"internet_age", {
     "Networks that began in research opened to everyone with the Web of the 1990s. Searching, shopping, travel booking and payment moved online.",
     "源于科研的网络，随着 1990 年代的万维网向所有人开放。查找、购物、订票与付款都搬到了网上。",
     "源於科學研究的網際網路，隨著 1990 年代的全球資訊網向所有人開放。搜尋、購物、訂票與付款都搬到了線上。"}},
    {"birth_of_the_euro", {
     "Eleven countries fixed their currencies to the euro in 1999; notes and coins followed in 2002. Prices could be compared across borders, and travellers had no money to change.",
     "1999 年，11 国将本国货币固定于欧元，2002 年纸币与硬币开始流通。跨国比价变得容易，旅人也不必换钱。",
     "1999 年，11 國將本國貨幣固定於歐元，2002 年紙鈔與硬幣開始流通。跨國比價變得容易，旅人也不必換錢。"}},
    {"financial_crisis", {
     "As American house prices fell, securities built on mortgages lost their value. Lehman Brothers failed in September 2008, credit froze, and in 2009 world output shrank.",
     "美国房价下跌，以房贷为底的证券随之贬值。2008 年 9 月雷曼兄弟倒闭，信贷冻结，2009 年全球产出下降。",
     "美國房價下跌，以房貸為底的證券隨之貶值。2008 年 9 月雷曼兄弟倒閉，信貸凍結，2009 年全球產出下降。"}},
    {"tulip_mania", {
     "In the Dutch winter of 1636–37 contracts for rare tulip bulbs changed hands at the price of a house, until in February the buyers stayed away. It is often called the first bubble.",
     "1636 至 1637 年之交的冬天，荷兰稀有郁金香球茎的契约曾抵一栋房价，直到二月再无买家。人们常称之为最早的泡沫。",
     "1636 至 1637 年之交的冬天，荷蘭稀有鬱金香球莖的契約曾抵一棟房價，直到二月再無買家。人們常稱之為最早的泡沫。"}},
    {"marshall_plan", {
     "Between 1948 and 1952 the United States gave some 13 billion dollars in goods and grants to western Europe, to rebuild mills, railways and trade after the war.",
     "1948 至 1952 年间，美国以物资与拨款向西欧提供约 130 亿美元，协助战后重建工厂、铁路与贸易。",
     "1948 至 1952 年間，美國以物資與撥款向西歐提供約 130 億美元，協助戰後重建工廠、鐵路與貿易。"}},
    {"protectionism", {
     "Duties and quotas shield producers at home from cheaper goods abroad. After the American tariff of 1930 many countries answered in kind, and world trade shrank further.",
     "关税与配额使本国生产者免受外国廉价货物的竞争。1930 年美国提高关税后，许多国家相继效仿，世界贸易进一步萎缩。",
     "關稅與配額使本國生產者免受外國廉價貨物的競爭。1930 年美國提高關稅後，許多國家相繼效仿，世界貿易進一步萎縮。"}},
    {"imf", {
     "Planned at Bretton Woods in 1944 and at work since 1947, the International Monetary Fund lends to countries that run short of foreign currency, usually in return for reforms.",
     "国际货币基金组织 1944 年筹划于布雷顿森林，1947 年开始运作，向外汇短缺的国家贷款，通常以改革为条件。",
     "國際貨幣基金組織 1944 年籌劃於布雷頓森林，1947 年開始運作，向外匯短缺的國家貸款，通常以改革為條件。"}},
    {"welfare_state", {
     "Germany began sickness insurance in 1883; Britain's Beveridge Report of 1942 planned care from cradle to grave. Taxes and contributions pay for health, pensions and schools.",
     "德国 1883 年开办疾病保险，英国 1942 年的《贝弗里奇报告》规划“从摇篮到坟墓”的保障。医疗、养老与教育由税款和保费支付。",
     "德國 1883 年開辦疾病保險，英國 1942 年的《貝弗里奇報告》規劃「從搖籃到墳墓」的保障。醫療、年金與教育由稅款和保費支付。"}},
}};

inline constexpr EnumMap<Achievement, Text> kAchievements = {{{
    /* Smith */ {
     "The Wealth of Nations (1776) argued that people who seek their own gain in open markets often serve others too, as if led by an invisible hand.",
     "《国富论》（1776）指出：人在开放的市场中追求自己的利益，往往也有益于他人，仿佛由一只看不见的手引导。",
     "《國富論》（1776）指出：人在開放的市場中追求自己的利益，往往也有益於他人，彷彿由一隻看不見的手引導。"},
    /* Malthus */ {
     "In 1798 Malthus feared that people would multiply faster than their food, since each further hand on the same land adds less. That is the law of diminishing returns.",
     "1798 年的《人口论》担心人口比粮食增长得更快：同样的土地上，每多一人所添的收成越来越少，即报酬递减。",
     "1798 年的《人口論》擔心人口比糧食增長得更快：同樣的土地上，每多一人所添的收成越來越少，即報酬遞減。"},
    /* Marx */ {
     "Capital (1867) traces profit to the hours that workers work beyond those their wage pays for: surplus value. Few ideas in economics have been argued over for so long.",
     "《资本论》（1867）认为利润来自工人在工资所抵的工时之外的劳动，即剩余价值。经济学中少有概念引起如此长久的争论。",
     "《資本論》（1867）認為利潤來自工人在工資所抵的工時之外的勞動，即剩餘價值。經濟學中少有概念引起如此長久的爭論。"},
    /* MarginalRevolution */ {
     "Why is vital water cheap and an idle diamond dear? In the 1870s Jevons, Menger and Walras answered: price follows the worth of one more unit, and of water there is plenty.",
     "水不可缺却便宜，钻石无大用却昂贵，为什么？1870 年代，杰文斯、门格尔与瓦尔拉斯回答：价格取决于再多一份的效用，而水很充足。",
     "水不可缺卻便宜，鑽石無大用卻昂貴，為什麼？1870 年代，傑文斯、門格爾與瓦爾拉斯回答：價格取決於再多一份的效用，而水很充足。"},
    /* Keynes */ {
     "In 1936, amid mass unemployment, the General Theory argued that demand can stay too low for years, and that a government can lift it by spending, on credit if need be.",
     "1936 年失业深重，凯恩斯的《通论》主张：需求可能长年不足，政府可以用支出提振需求，必要时不妨举债。",
     "1936 年失業深重，凱因斯的《一般理論》主張：需求可能長年不足，政府可以用支出提振需求，必要時不妨舉債。"},
    /* Mill */ {
     "On what terms do two nations trade? The Principles of 1848 answered: where what each wants to buy from the other just pays for what it sells.",
     "两国以什么比价贸易？1848 年的《政治经济学原理》回答：在那个比价上，各自想买的正好抵付各自所卖的。",
     "兩國以什麼比價貿易？1848 年的《政治經濟學原理》回答：在那個比價上，各自想買的正好抵付各自所賣的。"},
    /* Marshall */ {
     "In the Principles of 1890 supply and demand cut like the two blades of a pair of scissors: neither alone, but both together set the price.",
     "1890 年的《经济学原理》把供给与需求比作剪刀的两刃：价格不由任何一方单独决定，而由双方共同决定。",
     "1890 年的《經濟學原理》把供給與需求比作剪刀的兩刃：價格不由任何一方單獨決定，而由雙方共同決定。"},
    /* Friedman */ {
     "Milton Friedman of Chicago argued for free prices, floating currencies and steady growth of money, and against most steering by the state. Nobel Prize in 1976.",
     "芝加哥的弗里德曼主张价格自由、汇率浮动与货币稳定增长，反对国家的多数干预。1976 年获诺贝尔经济学奖。",
     "芝加哥的傅利曼主張價格自由、匯率浮動與貨幣穩定成長，反對國家的多數干預。1976 年獲諾貝爾經濟學獎。"},
    /* Lucas */ {
     "From 1972 on Robert Lucas reasoned that people use all they know to foresee what a policy will do, so it seldom works by surprise for long. Nobel Prize in 1995.",
     "1972 年起，卢卡斯提出：人们会运用所知的一切来预料政策的效果，靠出其不意的政策难以长久奏效。1995 年获诺贝尔经济学奖。",
     "1972 年起，盧卡斯提出：人們會運用所知的一切來預料政策的效果，靠出其不意的政策難以長久奏效。1995 年獲諾貝爾經濟學獎。"},
    /* Neoclassical */ {
     "The cost of a choice is the best alternative given up for it. Friedrich von Wieser gave the idea its form; neoclassical economics weighs every use of scarce means by it.",
     "一个选择的成本，是为它放弃的最好的另一选择。维塞尔使这一概念成形，新古典经济学用它衡量稀缺资源的每一种用途。",
     "一個選擇的成本，是為它放棄的最好的另一選擇。維塞爾使這一概念成形，新古典經濟學用它衡量稀缺資源的每一種用途。"},
    /* Hayek */ {
     "Prices, Hayek wrote in 1945, carry knowledge that is scattered over millions of heads. Without them, as Mises had argued in 1920, a planner cannot preview_of what to make.",
     "哈耶克 1945 年写道，价格传递着分散在千百万人头脑中的知识。米塞斯 1920 年已提出：没有价格，计划者无从计算该生产什么。",
     "海耶克 1945 年寫道，價格傳遞著分散在千百萬人頭腦中的知識。米塞斯 1920 年已提出：沒有價格，計畫者無從計算該生產什麼。"},
    /* Ricardo */ {
     "With English cloth and Portuguese wine, Ricardo showed in 1817 that two countries gain from trade even if one makes both at less cost: each makes what it gives up least for.",
     "1817 年，李嘉图以英国的布与葡萄牙的酒说明：即使一国两样都更省成本，两国各做放弃最少的那一样，贸易仍对双方有利。",
     "1817 年，李嘉圖以英國的布與葡萄牙的酒說明：即使一國兩樣都更省成本，兩國各做放棄最少的那一樣，貿易仍對雙方有利。"},
    /* Robinson */ {
     "Joan Robinson's book of 1933 described the markets between perfect competition and monopoly, where sellers shape the price, and named the power of a single buyer: monopsony.",
     "琼·罗宾逊 1933 年的著作描述介于完全竞争与垄断之间、卖方可以左右价格的市场，并为唯一买方的力量命名：买方垄断。",
     "瓊·羅賓遜 1933 年的著作描述介於完全競爭與壟斷之間、賣方可以左右價格的市場，並為唯一買方的力量命名：買方獨占。"},
    /* Samuelson */ {
     "In 1941 Stolper and Samuelson proved that a tariff raises the real income of the factor its industry uses most, be it labour or capital, and lowers that of the other.",
     "1941 年，斯托尔珀与萨缪尔森证明：关税会提高受保护产业密集使用的要素（劳动或资本）的实际收入，而降低另一要素的。",
     "1941 年，史托普與薩繆爾森證明：關稅會提高受保護產業密集使用的要素（勞動或資本）的實質所得，而降低另一要素的。"},
    /* Schumpeter */ {
     "Growth comes in waves, Schumpeter held: entrepreneurs bring new goods and methods, imitators follow, old firms fall. In 1942 he called it creative destruction.",
     "熊彼特认为增长如波浪：企业家带来新产品与新方法，模仿者跟进，旧企业衰落。1942 年他称之为创造性破坏。",
     "熊彼特認為成長如波浪：企業家帶來新產品與新方法，模仿者跟進，舊企業衰落。1942 年他稱之為創造性破壞。"},
}}};

// clang-format on

}  // namespace oligopoly::lake::stories
