#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace oligopoly::cli {

/// The real program at a terminal of its own (a pseudo-terminal), with somebody at the keyboard.
class Keyboard {
 public:
  enum class Screen : std::uint8_t { Plain, Colour };

  explicit Keyboard(std::vector<std::string> arguments, Screen screen = Screen::Plain);
  ~Keyboard();
  Keyboard(const Keyboard&) = delete;
  Keyboard& operator=(const Keyboard&) = delete;

  void type(std::string_view keys) const;
  /// Sends the program a signal from elsewhere.
  void send(int signal) const;
  /// Waits until `text` is on the screen, after what earlier calls waited for. False if it does not come, or the
  /// program ends first.
  bool sees(std::string_view text);
  /// Waits until `prompt` is on the screen and keys are read one by one: libedit shows the one just before the other.
  bool asks(std::string_view prompt);
  /// Everything that came since the last text that was waited for.
  const std::string& unseen() const { return screen_; }
  /// Whether the terminal shows what is typed and reads whole lines, as shells find it.
  bool is_as_it_was() const;
  /// Waits for the end: the exit code, or minus the signal that ended the program.
  int end();

 private:
  bool read_more();

  int process_ = -1, terminal_ = -1;
  std::string screen_;
};

}  // namespace oligopoly::cli
