#include "protocol/engine.hpp"

#include <boost/json.hpp>

#include "protocol/engine_requests.hpp"
#include "protocol/json.hpp"
#include "protocol/reading.hpp"

namespace oligopoly::protocol {
namespace {

constexpr Reason kLineTooLong{
    "line_too_long", "", {"a line may have at most {0} bytes", "每行最多 {0} 字节", "每行最多 {0} 位元組"}};
constexpr Reason kClosed{"closed", "", {"the engine has been told to quit", "引擎已经关闭", "引擎已經關閉"}};

std::string refused_text(const Error& error, Lang lang) { return text_of(ErrorAnswer{refusal_of(error, lang)}); }

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

tl::expected<Request, Error> read_request(JsonReader& in) {
  static constexpr std::array<std::string_view, 3> kCommon = {"do", "id", "lang"};
  Request request;
  if (!in.ok() || !read_by_name(in, request, kCommon)) return tl::unexpected(in.failure());
  return request;
}

/// The id goes back as it was written: a number read and written again could be another one. Requires a member or more.
std::string with_id(std::string_view id, std::string_view answer) {
  return std::string(R"({"id":)").append(id).append(",").append(answer.substr(1));
}

}  // namespace

Engine::Engine(const AnyGame* only) : only_(only), samples_(Rng::stream(0, "samples")) {}

std::string Engine::answer_line(std::string_view line) {
  if (line.size() > kLongestLine)
    return refused_text(error_of(kLineTooLong, {}, {std::to_string(kLongestLine)}), Lang::En);
  return answer(line);
}

std::string Engine::answer(std::string_view text) {
  if (is_closed_) return refused_text(error_of(kClosed, {}), Lang::En);
  const auto value = parse_json(text);
  if (!value) return refused_text(value.error(), Lang::En);
  JsonReader in(*value);
  const Lang lang = lang_in(in);
  const auto request = read_request(in);
  tl::expected<std::string, Error> answer = tl::unexpected(Error{});
  if (request)
    answer = EngineRequests(*this, lang).answer(*request);
  else
    answer = tl::unexpected(request.error());
  const std::string out = answer ? *answer : refused_text(answer.error(), lang);
  const std::string_view id = value->is_object() ? member_text(text, "id") : std::string_view();
  return id.empty() ? out : with_id(id, out);
}

}  // namespace oligopoly::protocol
