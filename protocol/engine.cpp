#include "protocol/engine.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "protocol/engine_requests.hpp"
#include "protocol/json.hpp"
#include "protocol/reading.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kLineTooLong{
    "line_too_long", "", {"a line may have at most {0} bytes", "每行最多 {0} 字节", "每行最多 {0} 位元組"}};
constexpr Reason kClosed{"closed", "", {"the engine has been told to quit", "引擎已经关闭", "引擎已經關閉"}};
constexpr Reason kNoGameYet{"no_game",
                            "",
                            {"there is no game yet: send new or load first", "还没有对局：请先发送 new 或 load",
                             "還沒有對局：請先傳送 new 或 load"}};

std::vector<std::string_view> request_names() {
  std::vector<std::string_view> names;
  for (const auto& kind : EngineRequests::kinds()) names.push_back(kind.name);
  return names;
}

/// The request this is, if it carries nothing that such a request does not know.
tl::expected<const EngineRequests::Kind*, Error> kind_of(JsonReader& in) {
  std::string name;
  if (!in.is_object()) in.fail(kNotAnObject);
  read_required(in, "do", name);
  const auto kinds = EngineRequests::kinds();
  const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const auto& k) { return k.name == name; });
  if (kind == kinds.end()) inside(in, "do", [&] { in.fail_unknown(name, request_names()); });
  if (!in.ok()) return tl::unexpected(in.failure());
  std::vector<std::string_view> fields = kind->fields;
  for (const std::string_view common : {"do", "id", "lang"}) fields.push_back(common);
  if (!allow_only(in, fields)) return tl::unexpected(in.failure());
  return &*kind;
}

Lang lang_in(JsonReader& in) {
  Lang lang = Lang::En;
  inside(in, "lang", [&] {
    const auto code = in.text();
    if (const auto known = code ? lang_of(*code) : std::nullopt)
      lang = *known;
    else
      in.fail_unknown(code.value_or(""), kLangCodes);
  });
  return lang;
}

/// The id goes back as it was written: a number read and written again could be another one. Requires a member or more.
std::string with_id(std::string_view id, std::string_view answer) {
  return std::string(R"({"id":)").append(id).append(",").append(answer.substr(1));
}

}  // namespace

Engine::Engine(const AnyGame& game)
    : game_(&game), chance_(Rng::stream(0, "chance")), samples_(Rng::stream(0, "samples")) {}

std::string Engine::answer(std::string_view line) {
  const auto refusal = [](const Error& error, Lang lang) { return json::object{{"error", error_json(error, lang)}}; };
  if (is_closed_) return compact(refusal(error_of(kClosed, {}), Lang::En));
  if (line.size() > kLongestLine)
    return compact(refusal(error_of(kLineTooLong, {}, {std::to_string(kLongestLine)}), Lang::En));
  const auto value = parse_json(line);
  if (!value) return compact(refusal(value.error(), Lang::En));

  JsonReader in(*value);
  const Lang lang = lang_in(in);
  const auto kind = in.ok() ? kind_of(in) : tl::unexpected(in.failure());
  EngineRequests::Answer found = tl::unexpected(Error{});
  if (!kind)
    found = tl::unexpected(kind.error());
  else if ((*kind)->needs_game && !session_)
    found = tl::unexpected(error_of(kNoGameYet, {}));
  else
    found = (EngineRequests{*this, value->get_object(), lang}.*(*kind)->answer)();

  const std::string out = compact(found ? *found : refusal(found.error(), lang));
  const std::string_view id = value->is_object() ? member_text(line, "id") : std::string_view();
  return id.empty() ? out : with_id(id, out);
}

}  // namespace oligopoly::protocol
