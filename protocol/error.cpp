#include "protocol/error.hpp"

#include <boost/json/object.hpp>
#include <vector>

namespace oligopoly::protocol {
namespace {

constexpr std::array<Lang, 3> kLangs = {Lang::En, Lang::ZhHans, Lang::ZhHant};

/// An error with the words that `say(lang)` finds.
template <class Say>
Error spoken(const Reason& reason, std::string path, Say&& say) {
  Error error;
  error.name = reason.name;
  error.rule = reason.rule;
  error.path = std::move(path);
  for (const Lang lang : kLangs) error.words[static_cast<std::size_t>(lang)] = say(lang);
  return error;
}

}  // namespace

Error::Error() = default;
Error::Error(const Error&) = default;
Error::Error(Error&&) noexcept = default;
Error& Error::operator=(const Error&) = default;
Error& Error::operator=(Error&&) noexcept = default;
Error::~Error() = default;

std::string Error::message_with_path(Lang lang) const {
  const std::string_view words_only = message(lang);
  return path.empty() ? std::string(words_only) : path + ": " + std::string(words_only);
}

Error error_of(const Verdict& verdict, std::string path) {
  Error error = spoken(*verdict.reason, std::move(path), [&](Lang lang) { return explain(verdict, lang); });
  error.rule = verdict.rule();
  return error;
}

Error error_of(const ReadError& read) {
  ReadError without_path = read;
  without_path.path.clear();
  return spoken(*read.reason, read.path, [&](Lang lang) { return explain(without_path, lang); });
}

Error error_of(const Flaw& flaw) { return error_of(flaw.verdict, flaw.path); }

Error error_of(const Reason& reason, std::string path, std::initializer_list<std::string_view> subjects) {
  std::vector<TextArg> args;
  // An empty subject still has to count as a name, or its place would show a 0.
  for (const std::string_view s : subjects) args.emplace_back(s.empty() ? Text{" ", " ", " "} : Text{s, s, s});
  return spoken(reason, std::move(path), [&](Lang lang) { return fill(reason.words, lang, args); });
}

json::value error_json(const Error& error, Lang lang) {
  json::object out;
  out["name"] = error.name;
  if (!error.rule.empty()) out["rule"] = error.rule;
  if (!error.path.empty()) out["path"] = error.path;
  out["message"] = error.message(lang);
  return out;
}

}  // namespace oligopoly::protocol
