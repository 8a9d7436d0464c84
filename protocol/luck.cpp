#include "protocol/luck.hpp"

#include <boost/json.hpp>

#include "protocol/messages.hpp"

namespace oligopoly::protocol {

bool HexOf32::read_from(FieldReader& in) {
  const std::string_view text = in.text().value_or("");
  if (text.size() != 64 || text.find_first_not_of("0123456789abcdef") != std::string_view::npos)
    return in.fail(kNotHexOf32);
  digits = text;
  return true;
}

json::value HexOf32::schema() { return {{"type", "string"}, {"pattern", "^[0-9a-f]{64}$"}}; }

}  // namespace oligopoly::protocol
