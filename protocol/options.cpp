#include "protocol/options.hpp"

#include "core/notation.hpp"

namespace oligopoly::protocol {
namespace {

std::optional<int> read_choice(JsonReader& in, const OptionInfo& info) {
  const auto id = in.text();
  if (!id) {
    in.fail(kNotText);
    return std::nullopt;
  }
  for (std::size_t i = 0; i < info.choices.size(); ++i)
    if (info.choices[i] == *id) return static_cast<int>(i);
  in.fail_unknown(*id, info.choices);
  return std::nullopt;
}

std::optional<int> read_choices(JsonReader& in, const OptionInfo& info) {
  unsigned bits = 0;
  read_elements(in, 0, info.choices.size(), [&](std::size_t) {
    const auto choice = read_choice(in, info);
    if (!choice) return;
    if ((bits >> *choice & 1u) != 0) in.fail(kNamedTwice, info.choices[static_cast<std::size_t>(*choice)]);
    bits |= 1u << *choice;
  });
  return in.ok() ? std::optional(static_cast<int>(bits)) : std::nullopt;
}

json::array split(std::string_view words, char at) {
  json::array parts;
  while (!words.empty()) {
    const std::size_t length = std::min(words.find(at), words.size());
    parts.emplace_back(words.substr(0, length));
    words.remove_prefix(std::min(length + 1, words.size()));
  }
  return parts;
}

}  // namespace

json::value option_json(const OptionInfo& info, int value) {
  switch (info.kind) {
    case OptionKind::Switch:
      return value != 0;
    case OptionKind::Number:
      return value;
    case OptionKind::Choice:
      return json::string(info.choices[static_cast<std::size_t>(value)]);
    case OptionKind::Set:
      break;
  }
  json::array chosen;
  for (std::size_t i = 0; i < info.choices.size(); ++i)
    if ((static_cast<unsigned>(value) >> i & 1u) != 0) chosen.emplace_back(info.choices[i]);
  return chosen;
}

std::optional<int> read_option(JsonReader& in, const OptionInfo& info) {
  if (info.kind == OptionKind::Choice) return read_choice(in, info);
  if (info.kind == OptionKind::Set) return read_choices(in, info);
  int number = 0;
  bool flag = false;
  const bool is_read =
      info.kind == OptionKind::Switch ? read_value(in, flag) : read_number(in, number, {info.least, info.most});
  if (!is_read) return std::nullopt;
  return info.kind == OptionKind::Switch ? int{flag} : number;
}

json::value option_from_words(const OptionInfo& info, std::string_view words) {
  if (info.kind == OptionKind::Set) return split(words, ',');
  if (info.kind == OptionKind::Number)
    if (const auto number = number_of(words)) return *number;
  if (info.kind == OptionKind::Switch) {
    if (words == "on" || words == "true") return true;
    if (words == "off" || words == "false") return false;
  }
  return json::string(words);
}

}  // namespace oligopoly::protocol
