#include "service/letters.hpp"

namespace oligopoly::service {
namespace {

constexpr Text kSeat{"Player {0}", "玩家 {0}", "玩家 {0}"};

constexpr Text kConfirmSubject{"Please confirm: e-mail when it is your turn", "请确认：轮到你时发邮件通知",
                               "請確認：輪到你時寄郵件通知"};
constexpr Text kConfirm{
    "Someone playing {0} wants to be e-mailed here when it is their turn.\n\n"
    "If that is you, confirm it:\n{1}\n\n"
    "If it is not, you need not do anything: without your confirmation you will get no further e-mail. To keep this "
    "server from ever writing to you:\n{2}\n",
    "有人在玩《{0}》，希望轮到自己时用此邮箱接收通知。\n\n"
    "如果是你本人，请点击确认：\n{1}\n\n"
    "如果不是，无需理会：未经确认，不会再收到邮件。若不想再收到本服务器的任何邮件，请打开：\n{2}\n",
    "有人在玩《{0}》，希望輪到自己時用此信箱接收通知。\n\n"
    "如果是你本人，請點擊確認：\n{1}\n\n"
    "如果不是，無需理會：未經確認，不會再收到郵件。若不想再收到本伺服器的任何郵件，請開啟：\n{2}\n"};

constexpr Text kTurnSubject{"Your turn: {0}", "轮到你了：{0}", "輪到你了：{0}"};
constexpr Text kTurn{"It is your turn at {0}.\n", "《{0}》轮到你了。\n", "《{0}》輪到你了。\n"};
constexpr Text kLastMove{"{0} moved last.\n", "上一步由{0}完成。\n", "上一步由{0}完成。\n"};
constexpr Text kOpen{
    "\nOpen the table in the browser you play in:\n{0}\n\n"
    "-- \nYou asked to be e-mailed when it is your turn at this table. To get no more of these:\n{1}\n",
    "\n请用你平时玩的浏览器打开牌桌：\n{0}\n\n"
    "-- \n你曾要求在本桌轮到你时收到邮件。不想再收到，请打开：\n{1}\n",
    "\n請用你平時玩的瀏覽器開啟牌桌：\n{0}\n\n"
    "-- \n你曾要求在本桌輪到你時收到郵件。不想再收到，請開啟：\n{1}\n"};

/// The same in every language.
TextArg said(std::string_view text) { return Text{text, text, text}; }

/// A page that does what the letter offers: nothing secret but what follows the "#", which no server is sent.
std::string page_link(const std::string& address, const char* what, const TurnFacts& facts, int seat,
                      const std::string& token) {
  return address + "/#/calls/" + what + "/" + facts.table + "/" + std::to_string(seat) + "/" + token;
}

std::string stop_address(const std::string& address, const TurnFacts& facts, int seat, const std::string& token) {
  return address + "/api/tables/" + facts.table + "/calls/stop?seat=" + std::to_string(seat) + "&token=" + token;
}

std::string last_mover(const TurnFacts& facts, Lang lang) {
  return facts.last_name.empty() ? fill(kSeat, lang, {facts.last_seat}) : facts.last_name;
}

}  // namespace

std::string name_of(const Table& table, Seat seat, Lang lang) {
  const std::string& name = table.seat(seat).name;
  return name.empty() ? fill(kSeat, lang, {seat.number()}) : name;
}

TurnFacts facts_of(const Table& table) {
  const GameInfo& info = table.session().record().game().info();
  TurnFacts facts{table.header().id, std::string(info.id), info.title, table.turn(), {}, 0};
  const std::vector<Step>& steps = table.session().record().steps;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (!is_player(step->actor)) continue;
    facts.last_name = table.seat(step->actor).name;
    facts.last_seat = step->actor.number();
    break;
  }
  return facts;
}

std::string table_link(const std::string& address, const std::string& table) { return address + "/#/t/" + table; }

Letter confirmation_letter(const std::string& address, const TurnFacts& facts, int seat,
                           const Subscription& subscription, const std::string& token) {
  const Lang lang = subscription.lang;
  const std::string confirm = page_link(address, "confirm", facts, seat, token),
                    stop = page_link(address, "stop", facts, seat, subscription.stop_token);
  return {subscription.mail, std::string(kConfirmSubject[lang]),
          fill(kConfirm, lang, {facts.title, said(confirm), said(stop)}),
          stop_address(address, facts, seat, subscription.stop_token)};
}

Letter turn_letter(const std::string& address, const TurnFacts& facts, int seat, const Subscription& subscription) {
  const Lang lang = subscription.lang;
  std::string text = fill(kTurn, lang, {facts.title});
  if (facts.last_seat > 0) text += fill(kLastMove, lang, {said(last_mover(facts, lang))});
  const std::string link = table_link(address, facts.table),
                    stop = page_link(address, "stop", facts, seat, subscription.stop_token);
  text += fill(kOpen, lang, {said(link), said(stop)});
  return {subscription.mail, fill(kTurnSubject, lang, {facts.title}), text,
          stop_address(address, facts, seat, subscription.stop_token)};
}

}  // namespace oligopoly::service
