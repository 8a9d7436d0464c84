#include "service/luck.hpp"

#include <sodium.h>

#include <string>

namespace oligopoly::service {
namespace {

/// Parts of a message, each after its length in four bytes, the most significant first: no two lists read alike.
class LuckMessage {
 public:
  explicit LuckMessage(std::string_view purpose) { add("oligopoly luck 1 " + std::string(purpose)); }
  LuckMessage& add(std::string_view part) {
    const auto size = static_cast<std::uint32_t>(part.size());
    for (const int shift : {24, 16, 8, 0}) bytes_ += static_cast<char>(static_cast<unsigned char>(size >> shift));
    bytes_ += part;
    return *this;
  }
  LuckMessage& add(const LuckBytes& part) {
    return add(std::string_view(reinterpret_cast<const char*>(part.data()), part.size()));
  }

  LuckBytes sha256() const {
    LuckBytes hash{};
    crypto_hash_sha256(hash.data(), data(), bytes_.size());
    return hash;
  }
  LuckBytes hmac_sha256(const LuckBytes& key) const {
    LuckBytes mac{};
    crypto_auth_hmacsha256(mac.data(), data(), bytes_.size(), key.data());
    return mac;
  }

 private:
  const unsigned char* data() const { return reinterpret_cast<const unsigned char*>(bytes_.data()); }

  std::string bytes_;
};

}  // namespace

LuckBytes commitment_to_seed(std::string_view table, const LuckBytes& seed) {
  return LuckMessage("seed").add(table).add(seed).sha256();
}

LuckBytes commitment_to_part(std::string_view table, Seat seat, const LuckBytes& part) {
  return LuckMessage("part").add(table).add(std::to_string(seat.number())).add(part).sha256();
}

DrawKey::DrawKey(std::string_view table, const LuckBytes& seed, const std::vector<std::optional<LuckBytes>>& parts) {
  LuckMessage message("key");
  message.add(table);
  for (const std::optional<LuckBytes>& part : parts) {
    if (part)
      message.add(*part);
    else
      message.add(std::string_view());
  }
  key_ = message.hmac_sha256(seed);
}

std::uint64_t DrawKey::seed_of(int draw) const {
  const LuckBytes mac = LuckMessage("draw").add(std::to_string(draw)).hmac_sha256(key_);
  std::uint64_t seed = 0;
  for (int i = 0; i < 8; ++i) seed = seed << 8 | mac[static_cast<std::size_t>(i)];
  return seed;
}

}  // namespace oligopoly::service
