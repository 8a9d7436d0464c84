#include "service/token.hpp"

#include <sodium.h>

#include <algorithm>
#include <vector>

namespace oligopoly::service {
namespace {

/// No i, l, o, u: they are misread.
constexpr std::string_view kAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
constexpr std::size_t kTokenLength = 26, kTableIdLength = 16;

std::string random_text(const Randomness& randomness, std::size_t length) {
  std::vector<unsigned char> bytes(length);
  randomness(bytes.data(), bytes.size());
  std::string text;
  for (const unsigned char byte : bytes) text += kAlphabet[byte % kAlphabet.size()];
  return text;
}

}  // namespace

Randomness system_randomness() {
  return [](void* bytes, std::size_t size) { randombytes_buf(bytes, size); };
}

std::array<unsigned char, 32> random_bytes(const Randomness& randomness) {
  std::array<unsigned char, 32> bytes{};
  randomness(bytes.data(), bytes.size());
  return bytes;
}

std::uint64_t random_number(const Randomness& randomness) {
  std::uint64_t number = 0;
  randomness(&number, sizeof number);
  return number;
}

std::string new_token(const Randomness& randomness) { return random_text(randomness, kTokenLength); }
std::string new_table_id(const Randomness& randomness) { return random_text(randomness, kTableIdLength); }

bool is_table_id(std::string_view text) {
  return text.size() == kTableIdLength &&
         std::all_of(text.begin(), text.end(), [](char c) { return kAlphabet.find(c) != std::string_view::npos; });
}

TokenHash hash_token(std::string_view token) {
  TokenHash hash{};
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(token.data()), token.size(),
                     nullptr, 0);
  return hash;
}

bool is_same(const TokenHash& a, const TokenHash& b) { return sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

std::string hex_of(const TokenHash& hash) {
  std::string hex(hash.size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
  hex.pop_back();
  return hex;
}

std::optional<TokenHash> hash_of_hex(std::string_view hex) {
  TokenHash hash{};
  std::size_t size = 0;
  if (hex.size() != hash.size() * 2) return std::nullopt;
  if (sodium_hex2bin(hash.data(), hash.size(), hex.data(), hex.size(), nullptr, &size, nullptr) != 0)
    return std::nullopt;
  return size == hash.size() ? std::optional(hash) : std::nullopt;
}

}  // namespace oligopoly::service
