#include "core/field_io.hpp"

namespace oligopoly {

bool FieldReader::fail(const Reason& reason, std::string_view subject, std::int64_t least, std::int64_t most) {
  if (!error_) error_ = ReadError{path(), &reason, std::string(subject), least, most, {}};
  return false;
}

bool FieldReader::fail_unknown(std::string_view name, std::span<const std::string_view> known) {
  if (!ok()) return false;
  fail(kUnknownName, name);
  for (const std::string_view one : known) error_->known.append(error_->known.empty() ? "" : ", ").append(one);
  return false;
}

std::string explain(const ReadError& error, Lang lang) {
  // An empty subject still has to count as a name, or {0} would show a 0.
  const auto name = [](std::string_view text) { return text.empty() ? Text{" ", " ", " "} : Text{text, text, text}; };
  const std::string words =
      fill(error.reason->words, lang, {name(error.subject), error.least, error.most, name(error.known)});
  return error.path.empty() ? words : error.path + ": " + words;
}

}  // namespace oligopoly
