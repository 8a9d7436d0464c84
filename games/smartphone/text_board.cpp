#include "games/smartphone/smartphone.hpp"

namespace oligopoly::smartphone {

std::string Smartphone::draw(const Ruleset&, const View&, const Canvas&) { return "board\n"; }

}  // namespace oligopoly::smartphone
