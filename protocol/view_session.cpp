#include "protocol/view_session.hpp"

#include "protocol/json_fields.hpp"

namespace oligopoly::protocol {

tl::expected<Session, Error> session_of_view(Record beginning, const boost::json::value& view, std::uint64_t seed,
                                             std::string place) {
  const auto table = beginning.game().start(*beginning.rules, beginning.seats());
  JsonReader in(view, Missing::Refused, std::move(place));
  Rng rng = Rng::stream(seed, "view");
  if (!table->read_view(in, rng)) return tl::unexpected(in.failure());
  beginning.start = table->clone();
  // Whoever plays it elsewhere, here nobody but who asks does.
  for (std::string& player : beginning.players) player = "human";
  return Session(beginning);
}

}  // namespace oligopoly::protocol
