// The catalogue of requests, and the ones about the engine itself.
#include <array>
#include <boost/json.hpp>

#include "protocol/engine_requests.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::protocol {

std::span<const EngineRequests::Kind> EngineRequests::kinds() {
  using R = EngineRequests;
  static const std::array<Kind, 22> kKinds = {{
      {"help", false, &R::help, {}, {"what can be asked", "可用的请求", "可用的請求"}},
      {"game", false, &R::game, {}, {"the game, its rulesets and options", "游戏、规则集和选项", "遊戲、規則集和選項"}},
      {"new",
       false,
       &R::new_game,
       {"setup", "seed"},
       {"begins a game; chance follows the seed", "开始对局；seed 决定随机结果", "開始對局；seed 決定隨機結果"}},
      {"load",
       false,
       &R::load,
       {"record", "to", "state", "setup", "seed"},
       {"continues from a record (up to a step) or from a state", "从记录（可到某一步）或局面继续",
        "從紀錄（可到某一步）或局面繼續"}},
      {"to_act", true, &R::to_act, {}, {"who may act now", "现在轮到谁", "現在輪到誰"}},
      {"legal",
       true,
       &R::legal,
       {"seat"},
       {"every action a seat may take", "席位的全部合法行动", "席位的全部合法行動"}},
      {"sample", true, &R::sample, {"seat"}, {"a random legal action", "随机一个合法行动", "隨機一個合法行動"}},
      {"check",
       true,
       &R::check,
       {"seat", "action"},
       {"whether an action is allowed, and why not", "行动是否合法，以及原因", "行動是否合法，以及原因"}},
      {"notation",
       true,
       &R::notation,
       {"action"},
       {"an action both as JSON and in notation", "行动的两种写法：JSON 与文字", "行動的兩種寫法：JSON 與文字"}},
      {"apply",
       true,
       &R::apply,
       {"seat", "action", "actions"},
       {"plays one action, or several: all of them or none", "执行一个行动，或一组行动（要么全部，要么都不）",
        "執行一個行動，或一組行動（要嘛全部，要嘛都不）"}},
      {"roll", true, &R::roll, {}, {"lets chance act", "进行随机抽取", "進行隨機抽取"}},
      {"undo",
       true,
       &R::undo,
       {"to"},
       {"goes back one step, or to a given step, unless something was revealed",
        "退回一步或退到某一步，除非其间有信息揭示", "退回一步或退到某一步，除非其間有資訊揭示"}},
      {"take_back",
       true,
       &R::take_back,
       {"seat"},
       {"withdraws a seat's own last action", "收回席位自己的上一个行动", "收回席位自己的上一個行動"}},
      {"view", true, &R::view, {"seat"}, {"everything a seat may know", "席位可知的一切", "席位可知的一切"}},
      {"draw", true, &R::draw, {"seat"}, {"the same as text", "同上，以文字表示", "同上，以文字表示"}},
      {"determinize",
       true,
       &R::determinize,
       {"seat"},
       {"a random state that looks the same to a seat", "随机生成一个在该席位看来相同的局面",
        "隨機產生一個在該席位看來相同的局面"}},
      {"score", true, &R::score, {}, {"the standings", "得分与名次", "得分與名次"}},
      {"state", true, &R::state, {}, {"everything, secrets included", "完整局面，包括秘密", "完整局面，包括秘密"}},
      {"hash", true, &R::hash, {}, {"the hash of the state", "局面的哈希值", "局面的雜湊值"}},
      {"record", true, &R::record, {}, {"the record of the game so far", "至今的对局记录", "至今的對局紀錄"}},
      {"ask",
       true,
       &R::ask,
       {"question", "seat", "with"},
       {"a question only this game answers", "本游戏特有的问题", "本遊戲特有的問題"}},
      {"quit", false, &R::quit, {}, {"ends the engine", "关闭引擎", "關閉引擎"}},
  }};
  return kKinds;
}

EngineRequests::Answer EngineRequests::help() {
  json::array list;
  for (const Kind& kind : kinds()) {
    json::array fields(kind.fields.begin(), kind.fields.end());
    list.push_back(
        {{"do", json::string(kind.name)}, {"fields", std::move(fields)}, {"help", json::string(kind.help[lang])}});
  }
  return json::object{{"protocol", kProtocolVersion}, {"requests", std::move(list)}};
}

EngineRequests::Answer EngineRequests::game() { return game_json(*engine.game_).get_object(); }

EngineRequests::Answer EngineRequests::quit() {
  engine.is_closed_ = true;
  return json::object{{"closed", true}};
}

}  // namespace oligopoly::protocol
