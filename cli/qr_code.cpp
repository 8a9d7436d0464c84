#include "cli/qr_code.hpp"

#include <qrencode.h>

#include <memory>

namespace oligopoly::cli {
namespace {

/// Cameras want some light around a code.
constexpr int kMargin = 2;

class Code {
 public:
  explicit Code(std::string_view text)
      : code_(QRcode_encodeString(std::string(text).c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), QRcode_free) {}

  int width() const { return code_ ? code_->width : 0; }
  bool is_light(int x, int y) const {
    if (x < 0 || y < 0 || x >= width() || y >= width()) return true;
    const std::size_t at =
        static_cast<std::size_t>(y) * static_cast<std::size_t>(width()) + static_cast<std::size_t>(x);
    return (code_->data[at] & 1U) == 0;
  }

 private:
  std::unique_ptr<QRcode, decltype(&QRcode_free)> code_;
};

/// What is light is drawn, since most terminals write on dark.
constexpr std::string_view halves(bool upper, bool lower) {
  if (upper) return lower ? "█" : "▀";
  return lower ? "▄" : " ";
}

}  // namespace

std::string qr_code(std::string_view text) {
  const Code code(text);
  std::string lines;
  if (code.width() == 0) return lines;
  for (int y = -kMargin; y < code.width() + kMargin; y += 2) {
    for (int x = -kMargin; x < code.width() + kMargin; ++x)
      lines += halves(code.is_light(x, y), code.is_light(x, y + 1));
    lines += '\n';
  }
  return lines;
}

}  // namespace oligopoly::cli
