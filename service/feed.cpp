#include "service/feed.hpp"

#include <array>
#include <ctime>

#include "protocol/questions.hpp"
#include "service/letters.hpp"

namespace oligopoly::service {
namespace {

constexpr Text kFeedTitle{"{0}: {1}", "{0}：{1}", "{0}：{1}"};
constexpr Text kYourTurn{"Your turn", "轮到你了", "輪到你了"};
constexpr Text kWaiting{"The table has been waiting for you since {0} (UTC).", "牌桌自 {0}（UTC）起在等你。",
                        "牌桌自 {0}（UTC）起在等你。"};
constexpr Text kOver{"The game is over", "对局结束", "對局結束"};
constexpr Text kPlace{"{0}. {1}: {2}\n", "第 {0} 名　{1}：{2}\n", "第 {0} 名　{1}：{2}\n"};
constexpr Text kClosedByHost{"The host has closed this table", "房主已关闭本桌", "房主已關閉本桌"};

TextArg verbatim(std::string_view text) { return Text{text, text, text}; }

std::string time_text(Millis at, const char* format) {
  const auto seconds = static_cast<std::time_t>(at / 1000);
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), format, &parts);
  return text.data();
}

std::string element(std::string_view name, std::string_view text) {
  return "<" + std::string(name) + ">" + xml_text(text) + "</" + std::string(name) + ">\n";
}

/// What is to be told: at most one thing, since readers keep the others.
struct FeedEntry {
  std::string name, title, text;
  Millis at = 0;
};

std::string standings_text(const Table& table, Lang lang) {
  std::string text;
  for (const protocol::SeatStanding& one : protocol::standings_of(table.game())) {
    const std::string name = name_of(table, Seat{one.seat - 1}, lang);
    text += fill(kPlace, lang, {one.place, verbatim(name), one.score});
  }
  return text;
}

std::optional<FeedEntry> entry_for(const Table& table, Seat seat, Lang lang) {
  const auto words = [lang](const Text& text) { return std::string(text[lang]); };
  if (table.closed()) return FeedEntry{"closed", words(kClosedByHost), table.closed()->text, table.closed()->at};
  if (table.game().is_over()) return FeedEntry{"over", words(kOver), standings_text(table, lang), table.turn_began()};
  if (!table.people_to_act().contains(seat)) return std::nullopt;
  const Millis since = table.seat(seat).awaited_since;
  return FeedEntry{"turn-" + std::to_string(table.turn()), words(kYourTurn),
                   fill(kWaiting, lang, {verbatim(time_text(since, "%Y-%m-%d %H:%M"))}), since};
}

/// Whether these bytes are one of the two code points that are no characters: U+FFFE and U+FFFF.
bool is_noncharacter(std::string_view utf8) {
  return utf8.starts_with("\xEF\xBF\xBE") || utf8.starts_with("\xEF\xBF\xBF");
}

}  // namespace

std::string xml_text(std::string_view utf8) {
  std::string out;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const char c = utf8[i];
    const bool is_control = static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t';
    const bool is_none = is_noncharacter(utf8.substr(i));
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (is_control || is_none)
      out += "\xEF\xBF\xBD";
    else
      out += c;
    if (is_none) i += 2;
  }
  return out;
}

std::string feed_text(const Table& table, Seat seat, Lang lang, const std::string& address) {
  const TableHeader& header = table.header();
  const std::optional<FeedEntry> entry = entry_for(table, seat, lang);
  constexpr const char* kAtomTime = "%Y-%m-%dT%H:%M:%SZ";
  const std::string id = "tag:oligopoly.invalid,2024:" + header.id + "/" + std::to_string(seat.number()),
                    link = "<link href=\"" + xml_text(table_link(address, header.id)) + "\"/>\n",
                    called = name_of(table, seat, lang),
                    title = fill(kFeedTitle, lang, {table.session().record().game().info().title, verbatim(called)});
  std::string text = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n";
  text += element("id", id) + element("title", title) + link;
  text += "<author><name>Oligopoly</name></author>\n";
  text += element("updated", time_text(entry ? entry->at : header.created, kAtomTime));
  if (entry) {
    text += "<entry>\n" + element("id", id + "/" + entry->name) + element("title", entry->title) + link;
    text += element("updated", time_text(entry->at, kAtomTime));
    text += "<content type=\"text\">" + xml_text(entry->text) + "</content>\n</entry>\n";
  }
  return text + "</feed>\n";
}

}  // namespace oligopoly::service
