#pragma once

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "cli/commands.hpp"

namespace oligopoly::cli {

/// Runs command lines as a person would, with streams in place of a screen and a keyboard.
struct Terminal {
  explicit Terminal(Lang lang = Lang::En) { console.lang = lang; }

  /// Types `keys`, runs the command line (words without blanks in them), and remembers what was shown.
  ExitCode run(const std::string& line, const std::string& keys = {}) {
    std::istringstream parts(line);
    std::vector<std::string> arguments;
    for (std::string word; parts >> word;) arguments.push_back(word);
    in.clear();
    in.str(keys);
    out.str({});
    err.str({});
    return run_command_line(console, std::move(arguments));
  }
  std::string shown() const { return out.str(); }
  std::string complaint() const { return err.str(); }
  bool shows(std::string_view text) const { return out.str().find(text) != std::string::npos; }
  bool complains(std::string_view text) const { return err.str().find(text) != std::string::npos; }

  std::istringstream in;
  std::ostringstream out, err;
  Console console{.in = in, .out = out, .err = err};
};

/// A folder of its own for one test, gone afterwards.
struct Folder {
  explicit Folder(const std::string& name) : path(std::filesystem::temp_directory_path() / ("oligopoly-test-" + name)) {
    std::filesystem::remove_all(path);
    std::filesystem::create_directories(path);
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file(const std::string& name) const { return (path / name).string(); }
  void write(const std::string& name, const std::string& text) const { std::ofstream(path / name) << text; }
  std::string read(const std::string& name) const {
    std::ifstream in(path / name);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
  }

  std::filesystem::path path;
};

inline constexpr Lang kEveryLang[] = {Lang::En, Lang::ZhHans, Lang::ZhHant};

}  // namespace oligopoly::cli
