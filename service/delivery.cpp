#include "service/delivery.hpp"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <netinet/in.h>
#include <sodium.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <memory>

namespace oligopoly::service {
namespace {

constexpr long kConnectSeconds = 10, kLetterSeconds = 30, kWebhookSeconds = 10;

using Curl = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using CurlList = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

Curl new_curl() {
  // Once, whichever thread comes first.
  static const CURLcode ready = curl_global_init(CURL_GLOBAL_DEFAULT);
  return {ready == CURLE_OK ? curl_easy_init() : nullptr, curl_easy_cleanup};
}

CurlList list_of(const std::vector<std::string>& lines) {
  curl_slist* list = nullptr;
  for (const std::string& line : lines) list = curl_slist_append(list, line.c_str());
  return {list, curl_slist_free_all};
}

int stop_if_cancelled(void* is_cancelled, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return *static_cast<const std::atomic<bool>*>(is_cancelled) ? 1 : 0;
}

std::size_t ignore_answer(char*, std::size_t size, std::size_t count, void*) { return size * count; }

/// What every transfer has: time limits, and nothing that touches the rest of the process.
void set_manners(CURL* curl, long seconds, const std::atomic<bool>& is_cancelled) {
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT, kConnectSeconds);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT, seconds);
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, stop_if_cancelled);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, const_cast<std::atomic<bool>*>(&is_cancelled));
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, ignore_answer);
}

std::string failure_of(CURL* curl, CURLcode code) {
  long answer = 0;
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer);
  return std::string(curl_easy_strerror(code)) + " (" + std::to_string(answer) + ")";
}

std::string date_now() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  ::gmtime_r(&now, &parts);
  std::array<char, 64> text{};
  std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S +0000", &parts);
  return text.data();
}

/// Unique, at the domain that letters come from.
std::string new_message_id(std::string_view from) {
  std::array<unsigned char, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::array<char, 2 * bytes.size() + 1> hex{};
  sodium_bin2hex(hex.data(), hex.size(), bytes.data(), bytes.size());
  return "<" + std::string(hex.data()) + std::string(from.substr(from.find('@'))) + ">";
}

std::string base64_of(std::string_view bytes) {
  std::string coded(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  sodium_bin2base64(coded.data(), coded.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                    sodium_base64_VARIANT_ORIGINAL);
  coded.pop_back();
  return coded;
}

/// The letter as it travels (RFC 5322). Its lines may hold anything, so they are coded.
std::string message_of(const MailServer& server, const Letter& letter) {
  constexpr std::size_t kLine = 76;
  std::string message = "Date: " + date_now() + "\r\nMessage-ID: " + new_message_id(server.from) +
                        "\r\nFrom: Oligopoly <" + server.from + ">\r\nTo: <" + letter.to +
                        ">\r\nSubject: " + header_words(letter.subject) +
                        "\r\nAuto-Submitted: auto-generated\r\nList-Unsubscribe: <" + letter.stop_address +
                        ">\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\nMIME-Version: 1.0\r\n"
                        "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n";
  const std::string text = base64_of(letter.text);
  for (std::size_t at = 0; at < text.size(); at += kLine) message += text.substr(at, kLine) + "\r\n";
  return message;
}

/// What libcurl has yet to read.
std::size_t give_bytes(char* to, std::size_t size, std::size_t count, void* from) {
  auto& rest = *static_cast<std::string_view*>(from);
  const std::size_t given = rest.copy(to, size * count);
  rest.remove_prefix(given);
  return given;
}

// ---- webhooks ---------------------------------------------------------------------------------------------------

bool is_private_four(std::uint32_t address) {
  const auto begins = [address](std::uint32_t network, int bits) { return address >> (32 - bits) == network; };
  return begins(0, 8) || begins(10, 8) || begins(127, 8) || begins((100u << 2) | 1u, 10) ||
         begins((169u << 8) | 254u, 16) || begins((172u << 4) | 1u, 12) || begins((192u << 8) | 168u, 16) ||
         address >> 28 >= 14;
}

bool is_private_six(const in6_addr& address) {
  const unsigned char* bytes = address.s6_addr;
  if (IN6_IS_ADDR_V4MAPPED(&address) != 0) {
    std::uint32_t four = 0;
    std::memcpy(&four, bytes + 12, sizeof four);
    return is_private_four(ntohl(four));
  }
  // Unspecified, loopback and other reserved ones; unique local; link-local; multicast.
  return bytes[0] == 0 || (bytes[0] & 0xFEu) == 0xFC || (bytes[0] == 0xFE && (bytes[1] & 0xC0u) == 0x80) ||
         bytes[0] == 0xFF;
}

bool is_private(const curl_sockaddr& address) {
  if (address.family == AF_INET) {
    sockaddr_in four{};
    std::memcpy(&four, &address.addr, sizeof four);
    return is_private_four(ntohl(four.sin_addr.s_addr));
  }
  sockaddr_in6 six{};
  std::memcpy(&six, &address.addr, std::min<std::size_t>(sizeof six, address.addrlen));
  return address.family != AF_INET6 || is_private_six(six.sin6_addr);
}

/// Where a name led to is known only now.
curl_socket_t open_public_socket(void*, curlsocktype, curl_sockaddr* address) {
  if (is_private(*address)) return CURL_SOCKET_BAD;
  return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/// Whether the operator can only have meant this very machine or network.
bool names_its_network(std::string_view host) {
  std::string name(host.substr(0, host.starts_with('[') ? host.find(']') + 1 : host.find(':')));
  if (name == "localhost" || name.starts_with('[')) return true;
  in_addr ignored{};
  return ::inet_pton(AF_INET, name.c_str(), &ignored) == 1;
}

std::string part_of(CURLU* url, CURLUPart part) {
  char* text = nullptr;
  if (curl_url_get(url, part, &text, 0) != CURLUE_OK) return {};
  const std::unique_ptr<char, decltype(&curl_free)> owned(text, curl_free);
  return text;
}

// ---- addresses --------------------------------------------------------------------------------------------------

bool is_alphanumeric(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

/// What else may stand before the "@" without quotes.
constexpr std::string_view kMarks = "!#$%&'*+-/=?^_`{|}~";

/// Words between dots, none of them empty.
template <class IsAllowed>
bool is_dotted(std::string_view text, IsAllowed&& is_allowed) {
  return !text.empty() && text.front() != '.' && text.back() != '.' && text.find("..") == std::string_view::npos &&
         std::all_of(text.begin(), text.end(), [&](char c) { return c == '.' || is_allowed(c); });
}

}  // namespace

std::string send_letter(const MailServer& server, const Letter& letter, const std::atomic<bool>& is_cancelled) {
  const Curl curl = new_curl();
  if (!curl) return "no libcurl";
  const CurlList to = list_of({"<" + letter.to + ">"});
  const std::string message = message_of(server, letter);
  std::string_view rest = message;
  set_manners(curl.get(), kLetterSeconds, is_cancelled);
  curl_easy_setopt(curl.get(), CURLOPT_PROTOCOLS_STR, "smtp,smtps");
  curl_easy_setopt(curl.get(), CURLOPT_URL, server.url.c_str());
  // A name and its password never travel in the open.
  curl_easy_setopt(curl.get(), CURLOPT_USE_SSL, server.user.empty() ? CURLUSESSL_TRY : CURLUSESSL_ALL);
  if (!server.user.empty()) {
    curl_easy_setopt(curl.get(), CURLOPT_USERNAME, server.user.c_str());
    curl_easy_setopt(curl.get(), CURLOPT_PASSWORD, server.password.c_str());
  }
  curl_easy_setopt(curl.get(), CURLOPT_MAIL_FROM, ("<" + server.from + ">").c_str());
  curl_easy_setopt(curl.get(), CURLOPT_MAIL_RCPT, to.get());
  curl_easy_setopt(curl.get(), CURLOPT_UPLOAD, 1L);
  curl_easy_setopt(curl.get(), CURLOPT_READFUNCTION, give_bytes);
  curl_easy_setopt(curl.get(), CURLOPT_READDATA, &rest);
  const CURLcode code = curl_easy_perform(curl.get());
  return code == CURLE_OK ? std::string() : failure_of(curl.get(), code);
}

std::string post_webhook(const std::string& url, const std::string& body, const std::atomic<bool>& is_cancelled) {
  const Curl curl = new_curl();
  const auto host = host_of_webhook(url);
  if (!curl || !host) return "no libcurl, or no address";
  const CurlList headers = list_of({"Content-Type: application/json", "User-Agent: Oligopoly", "Expect:"});
  set_manners(curl.get(), kWebhookSeconds, is_cancelled);
  curl_easy_setopt(curl.get(), CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl.get(), CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl.get(), CURLOPT_PROXY, "");
  if (!names_its_network(*host)) curl_easy_setopt(curl.get(), CURLOPT_OPENSOCKETFUNCTION, open_public_socket);
  curl_easy_setopt(curl.get(), CURLOPT_URL, url.c_str());
  curl_easy_setopt(curl.get(), CURLOPT_HTTPHEADER, headers.get());
  curl_easy_setopt(curl.get(), CURLOPT_POSTFIELDSIZE, static_cast<long>(body.size()));
  curl_easy_setopt(curl.get(), CURLOPT_POSTFIELDS, body.data());
  const CURLcode code = curl_easy_perform(curl.get());
  long status = 0;
  curl_easy_getinfo(curl.get(), CURLINFO_RESPONSE_CODE, &status);
  return code == CURLE_OK && status / 100 == 2 ? std::string() : failure_of(curl.get(), code);
}

std::optional<std::string> host_of_webhook(const std::string& url) {
  const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> parsed(curl_url(), curl_url_cleanup);
  const bool is_plain = std::all_of(url.begin(), url.end(), [](char c) { return c > ' ' && c < 0x7F; });
  if (!is_plain || !parsed || curl_url_set(parsed.get(), CURLUPART_URL, url.c_str(), 0) != CURLUE_OK)
    return std::nullopt;
  const std::string scheme = part_of(parsed.get(), CURLUPART_SCHEME), port = part_of(parsed.get(), CURLUPART_PORT);
  const bool has_user = !part_of(parsed.get(), CURLUPART_USER).empty() || url.find('@') < url.find('/', 8);
  if ((scheme != "http" && scheme != "https") || has_user) return std::nullopt;
  std::string host = part_of(parsed.get(), CURLUPART_HOST);
  std::transform(host.begin(), host.end(), host.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return port.empty() ? host : host + ":" + port;
}

bool is_mail_address(std::string_view text) {
  constexpr std::size_t kLongest = 254, kLongestLocal = 64;
  const std::size_t at = text.find('@');
  if (at == std::string_view::npos || at > kLongestLocal || text.size() > kLongest) return false;
  const std::string_view local = text.substr(0, at), domain = text.substr(at + 1);
  const auto is_local = [](char c) { return is_alphanumeric(c) || kMarks.find(c) != std::string_view::npos; };
  const auto is_domain = [](char c) { return is_alphanumeric(c) || c == '-'; };
  return is_dotted(local, is_local) && is_dotted(domain, is_domain);
}

std::string header_words(std::string_view utf8) {
  if (std::all_of(utf8.begin(), utf8.end(), [](char c) { return c >= ' ' && c < 0x7F; })) return std::string(utf8);
  // A word has 75 characters at most, and whole letters only.
  constexpr std::size_t kMost = 42;
  std::string words;
  while (!utf8.empty()) {
    std::size_t size = std::min(kMost, utf8.size());
    while (size < utf8.size() && size > 1 && (static_cast<unsigned char>(utf8[size]) & 0xC0u) == 0x80) --size;
    words.append(words.empty() ? "" : " ").append("=?utf-8?B?").append(base64_of(utf8.substr(0, size))).append("?=");
    utf8.remove_prefix(size);
  }
  return words;
}

}  // namespace oligopoly::service
