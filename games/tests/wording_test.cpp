// What docs/wording.md asks of every text in the sources: {"English", "简体", "繁體"}.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <vector>

#include "core/testing/source_dir.hpp"

using namespace oligopoly;
namespace fs = std::filesystem;

namespace {

struct Said {
  std::string en, zh_hans, zh_hant, where;
};

bool is_chinese(const std::string& text) {
  // The first byte of U+4E00 to U+9FFF.
  return std::any_of(text.begin(), text.end(), [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0xE4 && byte <= 0xE9;
  });
}

/// The string literals of a source, those that the compiler joins as one, in runs with only commas between.
std::vector<std::vector<std::string>> runs_of(const std::string& source) {
  std::vector<std::vector<std::string>> runs(1);
  bool joins = false;
  for (std::size_t i = 0; i < source.size(); ++i) {
    if (source[i] == '"' && (i == 0 || source[i - 1] != '\'')) {
      std::string literal;
      for (++i; i < source.size() && source[i] != '"'; ++i) {
        if (source[i] == '\\') literal += source[i++];
        literal += source[i];
      }
      if (joins && !runs.back().empty())
        runs.back().back() += literal;
      else
        runs.back().push_back(literal);
      joins = true;
    } else if (source[i] == ',') {
      joins = false;
    } else if (source[i] == '/' && i + 1 < source.size() && source[i + 1] == '/') {
      i = source.find('\n', i);
      if (i == std::string::npos) break;
    } else if (std::isspace(static_cast<unsigned char>(source[i])) == 0) {
      runs.emplace_back();
      joins = false;
    }
  }
  return runs;
}

/// Every text of the program, with the file it stands in.
std::vector<Said> all_texts() {
  std::vector<Said> texts;
  for (const char* folder : {"core", "games", "players", "matches", "protocol", "service", "cli", "wasm"})
    for (const auto& entry : fs::recursive_directory_iterator(testing::source_dir() / folder)) {
      const std::string path = entry.path().string();
      if (!(path.ends_with(".cpp") || path.ends_with(".hpp")) || path.find("/tests/") != std::string::npos) continue;
      std::ifstream in(path, std::ios::binary);
      std::ostringstream source;
      source << in.rdbuf();
      for (const auto& run : runs_of(source.str()))
        for (std::size_t i = 0; i + 2 < run.size(); ++i)
          if (!is_chinese(run[i]) && is_chinese(run[i + 1]) && is_chinese(run[i + 2]))
            texts.push_back({run[i], run[i + 1], run[i + 2], path});
    }
  return texts;
}

std::set<std::string> placeholders(const std::string& text) {
  std::set<std::string> found;
  for (std::size_t at = text.find('{'); at != std::string::npos; at = text.find('{', at + 1))
    if (const std::size_t end = text.find('}', at); end != std::string::npos) found.insert(text.substr(at, end - at));
  return found;
}

template <std::size_t N>
std::string first_of(const std::array<const char*, N>& words, const std::string& text) {
  for (const char* word : words)
    if (text.find(word) != std::string::npos) return word;
  return "";
}

// What the Mainland says and Taiwan does not; then what one thing used to be called besides its own word.
constexpr std::array kNotInTaiwan = {
    "網絡",   "互聯網", "屏幕",   "默認",   "信息",     "服務器",   "軟件",   "硬件", "鼠標", "菜單", "視頻",   "數據",
    "質量",   "登錄",   "在線",   "全局",   "高亮",     "撤銷",     "選中",   "標明", "拖動", "鏈接", "粘貼",   "加載",
    "保存",   "回車",   "搜索",   "緩存",   "優化",     "字節",     "字符",   "端口", "線程", "進程", "客戶端", "界面",
    "獨聯體", "供求",   "哈耶克", "凱恩斯", "弗里德曼", "比較優勢", "辦事處", "棋譜", "旁觀", "走法", "重放",   "記錄"};
constexpr std::array kNotInSimplified = {"办事处", "棋谱", "扩展包", "旁观", "走法", "重放"};

}  // namespace

TEST_CASE("wording: the texts are found") {
  const auto texts = all_texts();
  CHECK(texts.size() > 500);
  const auto runs = runs_of("f(\"a\", \"b\" \"c\"); // \"d\"\n{\"e\", 1, \"f\"}");
  std::vector<std::vector<std::string>> kept;
  std::copy_if(runs.begin(), runs.end(), std::back_inserter(kept), [](const auto& run) { return !run.empty(); });
  CHECK(kept == std::vector<std::vector<std::string>>{{"a", "bc"}, {"e"}, {"f"}});
}

TEST_CASE("wording: a text has the same placeholders in all three languages") {
  for (const Said& text : all_texts()) {
    CAPTURE(text.where);
    CAPTURE(text.en);
    // A noun that English alone counts may stand in English alone.
    const auto en = placeholders(text.en), hans = placeholders(text.zh_hans);
    CHECK(std::includes(en.begin(), en.end(), hans.begin(), hans.end()));
    CHECK(hans == placeholders(text.zh_hant));
  }
}

TEST_CASE("wording: Traditional Chinese is Taiwan's, and one thing has one word") {
  for (const Said& text : all_texts()) {
    CAPTURE(text.where);
    CAPTURE(text.en);
    CHECK(first_of(kNotInTaiwan, text.zh_hant) == "");
    CHECK(first_of(kNotInSimplified, text.zh_hans) == "");
    if (text.en == "Gaming") CHECK(text.zh_hant == "電玩");
  }
}
