#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/field_io.hpp"

namespace oligopoly::lake {

/// Just enough JSON to read packs and rulesets in tests, which know no JSON library. Requires well-formed text.
class JsonReader final : public FieldReader {
 public:
  explicit JsonReader(std::string text) : text_(std::move(text)) {
    root_ = parse();
    places_.push_back({root_.get(), ""});
  }

  bool is_object() const override { return now().kind == 'o'; }
  std::vector<std::string_view> keys() const override {
    std::vector<std::string_view> all;
    for (const auto& [key, value] : now().members) all.push_back(key);
    return all;
  }
  bool enter(std::string_view key) override {
    const auto found = now().members.find(std::string(key));
    if (found == now().members.end()) return false;
    places_.push_back({found->second.get(), (places_.size() > 1 ? "." : "") + std::string(key)});
    return true;
  }
  std::optional<std::size_t> array_size() const override {
    if (now().kind != 'a') return std::nullopt;
    return now().elements.size();
  }
  void enter(std::size_t index) override {
    places_.push_back({now().elements[index].get(), "[" + std::to_string(index) + "]"});
  }
  void leave() override { places_.pop_back(); }
  std::optional<std::int64_t> integer() const override {
    if (now().kind != 'n') return std::nullopt;
    return std::stoll(now().words);
  }
  std::optional<bool> boolean() const override {
    if (now().kind != 'b') return std::nullopt;
    return now().words == "true";
  }
  std::optional<std::string_view> text() const override {
    if (now().kind != 's') return std::nullopt;
    return now().words;
  }
  bool keeps_missing() const override { return true; }

 protected:
  std::string path() const override {
    std::string out;
    for (const Place& place : places_) out += place.step;
    return out;
  }

 private:
  struct Value {
    char kind = 'n';
    std::string words;
    std::map<std::string, std::unique_ptr<Value>> members;
    std::vector<std::unique_ptr<Value>> elements;
  };
  struct Place {
    const Value* value;
    std::string step;
  };

  const Value& now() const { return *places_.back().value; }

  char peek() {
    while (text_[at_] == ' ' || text_[at_] == '\n') ++at_;
    return text_[at_];
  }
  bool skip(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  std::string quoted() {
    skip('"');
    const std::size_t end = text_.find('"', at_);
    const std::string words = text_.substr(at_, end - at_);
    at_ = end + 1;
    return words;
  }
  std::unique_ptr<Value> parse() {
    auto value = std::make_unique<Value>();
    if (skip('{')) {
      value->kind = 'o';
      while (!skip('}')) {
        skip(',');
        const std::string key = (peek(), quoted());
        skip(':');
        value->members[key] = parse();
      }
    } else if (skip('[')) {
      value->kind = 'a';
      while (!skip(']')) {
        skip(',');
        value->elements.push_back(parse());
      }
    } else if (peek() == '"') {
      value->kind = 's';
      value->words = quoted();
    } else {
      while (at_ < text_.size() && std::string_view(" \n,}]").find(text_[at_]) == std::string_view::npos)
        value->words += text_[at_++];
      if (value->words == "true" || value->words == "false") value->kind = 'b';
    }
    return value;
  }

  std::string text_;
  std::size_t at_ = 0;
  std::unique_ptr<Value> root_;
  std::vector<Place> places_;
};

}  // namespace oligopoly::lake
