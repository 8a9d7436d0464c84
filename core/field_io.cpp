#include "core/field_io.hpp"

namespace oligopoly {

bool FieldReader::fail(const Reason& reason, std::string_view subject, std::int64_t least, std::int64_t most) {
  if (!error_) error_ = ReadError{path(), &reason, std::string(subject), least, most};
  return false;
}

std::string explain(const ReadError& error, Lang lang) {
  // An empty subject still has to count as a name, or {0} would show a 0.
  const std::string_view subject = error.subject.empty() ? std::string_view(" ") : std::string_view(error.subject);
  const std::string words = fill(error.reason->words, lang, {Text{subject, subject, subject}, error.least, error.most});
  return error.path.empty() ? words : error.path + ": " + words;
}

}  // namespace oligopoly
