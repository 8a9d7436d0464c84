#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace oligopoly::service {

/// Fills a buffer with bytes nobody can guess. Tests put their own in its place.
using Randomness = std::function<void(void* bytes, std::size_t size)>;
/// From the operating system.
Randomness system_randomness();
std::array<unsigned char, 32> random_bytes(const Randomness& randomness);
std::uint64_t random_number(const Randomness& randomness);

/// What is kept of a token: whoever reads the database cannot sit down with it.
using TokenHash = std::array<unsigned char, 32>;

/// 128 random bits in 26 letters and digits (Crockford's base 32, lower case): a seat's secret.
std::string new_token(const Randomness& randomness);
/// 80 random bits in 16 letters and digits: the name of a table, which does not open anything but watching.
std::string new_table_id(const Randomness& randomness);
bool is_table_id(std::string_view text);

TokenHash hash_token(std::string_view token);
/// Takes the same time wherever they differ.
bool is_same(const TokenHash& a, const TokenHash& b);

std::string hex_of(const TokenHash& hash);
std::optional<TokenHash> hash_of_hex(std::string_view hex);

}  // namespace oligopoly::service
