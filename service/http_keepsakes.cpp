// What a person's browsers leave here for each other: encrypted there, opaque here (ADR 48).
#include <algorithm>

#include "service/http_api.hpp"
#include "service/loading.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

bool is_plain(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

/// Long enough that nobody guesses another's.
bool is_keepsake_key(std::string_view token) { return token.size() >= 22 && token.size() <= 128 && is_plain(token); }

HttpResponse refused_keepsake(const StoreError& error, Lang lang) {
  return error.kind == StoreError::Kind::Missing ? error_response(kNoSuchKeepsake, lang)
                                                 : error_response(error_of(error), lang);
}
HttpResponse done_with_keepsake(const StoreResult<void>& done, Lang lang) {
  return done ? http_response(204, {}, "text/plain") : refused_keepsake(done.error(), lang);
}

}  // namespace

void HttpApi::with_keepsake(const HttpRequest& request, const HttpAnswer& answer, UseNote use) {
  if (!is_keepsake_key(request.token)) return answer(error_response(kNoKeepsakeKey, request.lang));
  // As with seats, whoever reads the database cannot ask for it.
  const std::string name = "keepsake/" + hex_of(hash_token(request.token));
  context_.queue.read([name, answer, use = std::move(use)](Store& store) -> std::function<void()> {
    return [answer, response = use(store, name)] { answer(response); };
  });
}

void HttpApi::show_keepsake(const HttpRequest& request, HttpAnswer answer) {
  with_keepsake(request, answer, [lang = request.lang](Store& store, const std::string& name) {
    const auto note = store.note(name);
    return note ? http_response(200, note->text, "text/plain") : refused_keepsake(note.error(), lang);
  });
}

void HttpApi::keep_keepsake(const HttpRequest& request, HttpAnswer answer) {
  if (request.body.empty() || !is_plain(request.body)) return answer(error_response(kBadRequest, request.lang));
  if (!addresses_.may_keep(request.address, context_.steady())) {
    ++context_.metrics.rate_limited;
    return answer(error_response(kTooManyKeepsakes, request.lang));
  }
  with_keepsake(
      request, answer,
      [text = request.body, now = context_.now(), lang = request.lang](Store& store, const std::string& name) {
        return done_with_keepsake(store.keep_note({name, text, now}), lang);
      });
}

void HttpApi::forget_keepsake(const HttpRequest& request, HttpAnswer answer) {
  with_keepsake(request, answer, [lang = request.lang](Store& store, const std::string& name) {
    return done_with_keepsake(store.forget_note(name), lang);
  });
}

}  // namespace oligopoly::service
