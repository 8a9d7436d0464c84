#include "protocol/seat_names.hpp"

#include <algorithm>

namespace oligopoly::protocol {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

/// Whether what stands at `at` is a word of its own. Chinese has no blanks between words, so there anything is.
bool is_whole(std::string_view text, std::size_t at, std::size_t size) {
  const bool begins = at == 0 || !is_letter(text[at]) || !is_letter(text[at - 1]);
  const std::size_t end = at + size;
  const bool ends = end >= text.size() || !is_letter(text[end - 1]) || !is_letter(text[end]);
  return begins && ends;
}

struct Renamed {
  std::string from;
  std::string_view to;
};

/// The longest that begins here, or null: "Steve (Red)" is not Red.
const Renamed* found_at(std::string_view text, std::size_t at, const std::vector<Renamed>& all) {
  const Renamed* longest = nullptr;
  for (const Renamed& one : all)
    if (text.substr(at).starts_with(one.from) && is_whole(text, at, one.from.size()))
      if (longest == nullptr || one.from.size() > longest->from.size()) longest = &one;
  return longest;
}

}  // namespace

std::string with_names(std::string words, const AnyRuleset& rules, std::span<const std::string> names, Lang lang) {
  std::vector<Renamed> all;
  for (std::size_t i = 0; i < names.size(); ++i) {
    std::string own = rules.seat_name(Seat{static_cast<int>(i)}, lang);
    const std::string_view to = names[i].empty() ? std::string_view() : names[i];
    if (!own.empty()) all.push_back({std::move(own), to});
  }
  if (all.empty()) return words;
  std::string out;
  for (std::size_t at = 0; at < words.size();) {
    const Renamed* renamed = found_at(words, at, all);
    if (renamed == nullptr) {
      out += words[at++];
      continue;
    }
    out += renamed->to.empty() ? std::string_view(renamed->from) : renamed->to;
    at += renamed->from.size();
  }
  return out;
}

}  // namespace oligopoly::protocol
