// How moves are written: "bid 7", and "prize 7" for chance. And how the log tells what happened.
#include "core/notation.hpp"

#include "games/goofspiel/rules/goofspiel.hpp"

namespace oligopoly::goofspiel {
namespace {

Text name_of(std::string_view literal) { return {literal, literal, literal}; }

std::string list_of(const Cards& cards) {
  std::string out;
  for (const Card card : cards) out += (out.empty() ? "" : " ") + std::to_string(card);
  return out.empty() ? "–" : out;
}

/// "7 3 11", in seat order.
std::string list_of(const SeatList<Card>& bids) {
  std::string out;
  for (const Card card : bids) out += (out.empty() ? "" : ", ") + std::to_string(card);
  return out;
}

struct Describe {
  Lang lang;

  std::string operator()(const PrizeTurned& event) const {
    static constexpr Text kWords{"The prize is {0}.", "奖品是 {0}。", "獎品是 {0}。"};
    return fill(kWords, lang, {event.prize});
  }
  std::string operator()(const BidSealed& event) const {
    static constexpr Text kWords{"Seat {0} has bid.", "席位 {0} 已出价。", "席位 {0} 已出價。"};
    return fill(kWords, lang, {event.seat.number()});
  }
  std::string operator()(const BidsRevealed& event) const {
    static constexpr Text kWords{"The bids, by seat: {0}.", "各席位的出价：{0}。", "各席位的出價：{0}。"};
    const std::string bids = list_of(event.bids);
    return fill(kWords, lang, {name_of(bids)});
  }
  std::string operator()(const PrizeWon& event) const {
    static constexpr Text kWords{"Seat {0} wins {1}.", "席位 {0} 赢得 {1}。", "席位 {0} 贏得 {1}。"};
    return fill(kWords, lang, {event.seat.number(), event.prize});
  }
  std::string operator()(const PrizeDiscarded& event) const {
    static constexpr Text kWords{"The highest bid is tied: {0} is discarded.", "最高出价并列：{0} 作废。",
                                 "最高出價並列：{0} 作廢。"};
    return fill(kWords, lang, {event.prize});
  }
};

}  // namespace

std::string Goofspiel::write_action(const Ruleset&, const Action& action) {
  if (const auto* turn = std::get_if<TurnPrize>(&action)) return "prize " + std::to_string(turn->prize);
  return "bid " + std::to_string(std::get<Bid>(action).card);
}

Parsed<Action> Goofspiel::read_action(const Ruleset& rules, std::string_view line) {
  Words words(line);
  const std::string_view verb = words.next();
  const auto card = number_of(words.next());
  const bool is_card = card && *card >= 1 && *card <= rules.cards && words.at_end();
  if (is_card && verb == "prize") return {TurnPrize{static_cast<Card>(*card)}, kAllowed};
  if (is_card && verb == "bid") return {Bid{static_cast<Card>(*card)}, kAllowed};
  return {{}, refused(kNotNotation)};
}

std::string Goofspiel::describe(const Ruleset&, const Event& event, Lang lang) {
  return std::visit(Describe{lang}, event);
}

std::string_view Goofspiel::notation_help(Lang lang) {
  static constexpr Text kWords{"bid 7     lay your 7 face down (G3.1)\nprize 7   chance turns up the 7 (G2.1)",
                               "bid 7     把你的 7 面朝下打出（G3.1）\nprize 7   翻开奖品 7（随机抽取，G2.1）",
                               "bid 7     把你的 7 面朝下打出（G3.1）\nprize 7   翻開獎品 7（隨機抽取，G2.1）"};
  return kWords[lang];
}

std::string Goofspiel::seat_name(const Ruleset&, Seat seat, Lang lang) {
  static constexpr Text kWords{"Seat {0}", "席位 {0}", "席位 {0}"};
  return fill(kWords, lang, {seat.number()});
}

std::string Goofspiel::draw(const Ruleset& rules, const View& view, const Canvas& canvas) {
  static constexpr Text kPrize{"Prize", "奖品", "獎品"}, kLeft{"still to come", "尚未翻开", "尚未翻開"},
      kPoints{"points", "分", "分"}, kHand{"hand", "手牌", "手牌"}, kSealed{"has bid", "已出价", "已出價"},
      kYou{"you", "你", "你"};
  const Lang lang = canvas.lang;
  std::string out;
  const auto say = [&](std::string_view words) { out += words; };
  say(kPrize[lang]);
  say(view.prize == 0 ? "  –" : "  [" + std::to_string(view.prize) + "]");
  say("     ");
  say(kLeft[lang]);
  say(": " + list_of(view.prizes) + "\n");
  for (const Seat seat : players(view.players.size())) {
    const Player& player = view.players[seat];
    say(pad_right(seat_name(rules, seat, lang), 8));
    say(pad_left(std::to_string(player.points), 4) + " ");
    say(pad_right(kPoints[lang], 8));
    say(kHand[lang]);
    say(": " + pad_right(list_of(player.hand), 32));
    if (view.sealed.contains(seat)) say(kSealed[lang]);
    if (seat == view.viewer) say(std::string(" (") + std::string(kYou[lang]) + ")");
    say("\n");
  }
  return out;
}

}  // namespace oligopoly::goofspiel
