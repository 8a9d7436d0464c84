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
       {"begins a game; the seed is for chance", "开始对局；seed 决定随机", "開始對局；seed 決定隨機"}},
      {"load",
       false,
       &R::load,
       {"record", "to", "state", "setup", "seed"},
       {"goes on from a record (up to a step) or from a state", "从棋谱（可到某一步）或局面继续",
        "從棋譜（可到某一步）或局面繼續"}},
      {"to_act", true, &R::to_act, {}, {"who may act now", "现在轮到谁", "現在輪到誰"}},
      {"legal", true, &R::legal, {"seat"}, {"every action a seat may do", "席位的全部合法行动", "席位的全部合法行動"}},
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
       {"an action both as JSON and in notation", "行动的 JSON 与记谱两种写法", "行動的 JSON 與記譜兩種寫法"}},
      {"apply",
       true,
       &R::apply,
       {"seat", "action", "actions"},
       {"plays one action, or several of which either all or none are played", "执行一个行动，或一组行动（全部或全不）",
        "執行一個行動，或一組行動（全部或全不）"}},
      {"roll", true, &R::roll, {}, {"lets chance act", "让随机行动", "讓隨機行動"}},
      {"undo",
       true,
       &R::undo,
       {"to"},
       {"goes back one step or to a step, unless something was revealed", "退回一步或到某一步，除非已有信息揭示",
        "退回一步或到某一步，除非已有資訊揭示"}},
      {"take_back",
       true,
       &R::take_back,
       {"seat"},
       {"withdraws a seat's own last action", "收回席位自己的上一个行动", "收回席位自己的上一個行動"}},
      {"view", true, &R::view, {"seat"}, {"all that a seat may know", "席位可知的一切", "席位可知的一切"}},
      {"draw", true, &R::draw, {"seat"}, {"the same as text", "同上，以文字表示", "同上，以文字表示"}},
      {"determinize",
       true,
       &R::determinize,
       {"seat"},
       {"a made-up state that gives a seat the same view", "虚构一个对席位而言相同的局面",
        "虛構一個對席位而言相同的局面"}},
      {"score", true, &R::score, {}, {"the standings", "得分与名次", "得分與名次"}},
      {"state", true, &R::state, {}, {"everything, secrets included", "完整局面，包括秘密", "完整局面，包括秘密"}},
      {"hash", true, &R::hash, {}, {"the hash of the state", "局面的散列值", "局面的雜湊值"}},
      {"record", true, &R::record, {}, {"the game so far, to be kept", "至今的棋谱", "至今的棋譜"}},
      {"ask",
       true,
       &R::ask,
       {"question", "seat", "with"},
       {"a question of the game's own", "游戏自有的问题", "遊戲自有的問題"}},
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
