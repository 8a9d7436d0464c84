// How moves are written. RULES.md lists every form; names may be cut short as long as they stay unmistakable.
#include "core/notation.hpp"

#include "games/lake/rules/lake.hpp"

namespace oligopoly::lake {
namespace {

constexpr EnumMap<Bill, std::string_view> kBillWords = {
    {"tax+", "finance+", "finance-", "tariff+", "tariff-", "subsidy+", "subsidy-", "expo"}};

// ---- write -----------------------------------------------------------------------------------------------------

template <class E>
std::string id(E value) {
  return std::string(id_of(value));
}
std::string seat_word(Seat seat) { return std::to_string(seat.number()); }
/// "steel", "2steel".
template <class E>
std::string units_word(int units, E kind) {
  return (units == 1 ? "" : std::to_string(units)) + id(kind);
}
/// "2timber+steel".
template <class Kind>
std::string mix_word(const EnumMap<Kind, std::uint8_t>& mix) {
  std::string out;
  for (const Kind kind : each<Kind>())
    if (mix[kind] > 0) out += (out.empty() ? "" : "+") + units_word(mix[kind], kind);
  return out;
}

struct Write {
  const Ruleset& rules;

  std::string operator()(const DrawChair& a) const { return "chair " + seat_word(a.seat); }
  std::string operator()(const DrawCard& a) const {
    return "draw " + (a.card < rules.cards.size() ? rules.cards[a.card].id : std::to_string(a.card));
  }
  std::string operator()(const Meiji& a) const { return "meiji " + seat_word(a.target) + " " + id(a.industry); }
  std::string operator()(const Propose& a) const {
    std::string out = "propose";
    for (const Bill bill : a.bills) out += " " + std::string(kBillWords[bill]);
    return out;
  }
  std::string operator()(const Vote& a) const { return "vote " + std::string(kBillWords[a.bill]); }
  std::string operator()(const Income& a) const {
    return "income " + std::to_string(a.crops) + " " + std::to_string(a.steel) + " " + std::to_string(a.metals);
  }
  std::string operator()(const IncomeAll&) const { return "income all"; }
  std::string operator()(const RunAll&) const { return "run all"; }
  std::string operator()(const BuyPoint& a) const { return "buy point " + id(a.resource); }
  std::string operator()(const BuyPlot&) const { return "buy plot"; }
  std::string operator()(const Exchange& a) const {
    return "exchange " + seat_word(a.to) + " " + mix_word(a.give) + " for " + mix_word(a.take);
  }
  std::string operator()(const OfferRoute& a) const {
    return "offer " + seat_word(a.to) + " " + units_word(a.gives, a.give) + " for " + units_word(a.takes, a.take) +
           (a.free ? " free" : "");
  }
  std::string operator()(const Accept& a) const { return a.free ? "accept free" : "accept"; }
  std::string operator()(const Trade& a) const {
    return "trade " + seat_word(a.to) + " " + mix_word(a.give) + " for " + id(a.take);
  }
  std::string operator()(const Strike& a) const {
    return "strike " + seat_word(a.target) + " " + id(a.industry) + " " + mix_word(a.pay);
  }
  std::string operator()(const Conquer& a) const { return "conquer " + seat_word(a.target) + " " + mix_word(a.pay); }
  /// The rest is its name, and an industry if it is about one.
  template <class A>
  std::string operator()(const A& a) const {
    if constexpr (requires { a.industry; }) return std::string(A::kName) + " " + id(a.industry);
    return std::string(A::kName);
  }
};

// ---- read ------------------------------------------------------------------------------------------------------

/// The only one of `count` names that is this word or begins with it.
template <class NameOf>
std::optional<int> match(std::string_view word, int count, const NameOf& name_at) {
  std::optional<int> found;
  if (word.empty()) return found;
  for (int i = 0; i < count; ++i) {
    const std::string_view name = name_at(i);
    if (name == word) return i;
    if (!name.starts_with(word)) continue;
    if (found) found = -1;
    if (!found) found = i;
  }
  return found && *found < 0 ? std::nullopt : found;
}

/// Takes the words of a line apart. The first word that does not fit spoils the whole line.
class Reader {
 public:
  Reader(const Ruleset& rules, std::string_view line) : rules_(rules), words_(line) {}

  Parsed<Action> read() {
    const Action action = read_verb(words_.next());
    if (!fits_ || !words_.at_end()) return {{}, refused(kNotNotation)};
    return {action, kAllowed};
  }

 private:
  template <class T>
  T need(const std::optional<T>& value) {
    if (!value) fits_ = false;
    return value.value_or(T{});
  }

  template <class E>
  E name(std::string_view word) {
    return static_cast<E>(need(match(word, kCountOf<E>, [](int i) { return id_of(static_cast<E>(i)); })));
  }
  template <class E>
  E next_name() {
    return name<E>(words_.next());
  }
  /// A seat by its number or its civilisation.
  Seat seat() {
    const std::string_view word = words_.next();
    if (const auto number = number_of(word); number && *number >= 1 && *number <= oligopoly::kMaxSeats)
      return Seat{*number - 1};
    return Seat{need(match(word, oligopoly::kMaxSeats, [&](int i) -> std::string_view {
      const CivIndex civ = rules_.seat_civs[static_cast<std::size_t>(i)];
      return civ < rules_.civs.size() ? std::string_view(rules_.civs[civ].id) : std::string_view("?");
    }))};
  }
  CardIndex card() {
    return static_cast<CardIndex>(
        need(match(words_.next(), rules_.cards.size(), [&](int i) -> std::string_view { return rules_.cards[i].id; })));
  }
  std::uint8_t number(int most) {
    const int value = need(number_of(words_.next()));
    if (value < 0 || value > most) fits_ = false;
    return static_cast<std::uint8_t>(value);
  }
  Bill bill() {
    const std::string_view word = words_.next();
    for (const Bill candidate : each<Bill>())
      if (kBillWords[candidate] == word) return candidate;
    return name<Bill>(word);
  }
  /// "2steel" or "steel".
  template <class E>
  std::pair<std::uint8_t, E> units(std::string_view word, int most) {
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    const int count = digits == 0 ? 1 : need(number_of(word.substr(0, digits)));
    if (count < 1 || count > most) fits_ = false;
    return {static_cast<std::uint8_t>(count), name<E>(word.substr(digits))};
  }
  /// "2timber+steel".
  template <class Kind>
  EnumMap<Kind, std::uint8_t> mix(int most) {
    EnumMap<Kind, std::uint8_t> mix;
    std::string_view word = words_.next();
    while (fits_) {
      const std::size_t end = std::min(word.find('+'), word.size());
      const auto [count, kind] = units<Kind>(word.substr(0, end), most);
      if (mix[kind] + count > most) fits_ = false;
      mix[kind] = static_cast<std::uint8_t>(mix[kind] + count);
      if (end == word.size()) break;
      word.remove_prefix(end + 1);
    }
    return mix;
  }
  void word_for() {
    if (words_.next() != "for") fits_ = false;
  }
  /// The word that gives one's Silk Road away, at the end of the line.
  bool word_free() {
    if (words_.at_end()) return false;
    if (words_.next() != "free") fits_ = false;
    return true;
  }
  Action read_exchange() {
    Exchange exchange;
    exchange.to = seat();
    exchange.give = mix<Good>(99);
    word_for();
    exchange.take = mix<Good>(99);
    return exchange;
  }
  Action read_offer() {
    OfferRoute offer;
    offer.to = seat();
    std::tie(offer.gives, offer.give) = units<Good>(words_.next(), 20);
    word_for();
    std::tie(offer.takes, offer.take) = units<Good>(words_.next(), 20);
    offer.free = word_free();
    return offer;
  }

  Action read_income() {
    if (Words rest(words_.rest()); rest.next() == "all") {
      words_.next();
      return IncomeAll{};
    }
    Income income;
    income.crops = number(99);
    income.steel = number(99);
    income.metals = number(99);
    return income;
  }
  Action read_run() {
    const std::string_view word = words_.next();
    if (word == "all") return RunAll{};
    return Run{name<Industry>(word)};
  }
  Action read_buy() {
    const std::string_view word = words_.next();
    if (word == "plot") return BuyPlot{};
    return BuyPoint{name<Resource>(word == "point" ? words_.next() : word)};
  }
  Action read_propose() {
    Propose propose;
    while (fits_ && !words_.at_end()) {
      if (propose.bills.is_full()) {
        fits_ = false;
        break;
      }
      propose.bills.push_back(bill());
    }
    return propose;
  }
  Action read_trade() {
    Trade trade;
    trade.to = seat();
    trade.give = mix<Good>(9);
    word_for();
    trade.take = next_name<Good>();
    return trade;
  }
  Action read_strike() {
    Strike strike;
    strike.target = seat();
    strike.industry = next_name<Industry>();
    strike.pay = mix<Resource>(9);
    return strike;
  }
  Action read_conquer() {
    Conquer conquer;
    conquer.target = seat();
    conquer.pay = mix<Resource>(9);
    return conquer;
  }
  Action read_meiji() {
    Meiji meiji;
    meiji.target = seat();
    meiji.industry = next_name<Industry>();
    return meiji;
  }

  Action read_verb(std::string_view verb) {
    if (verb == "chair") return DrawChair{seat()};
    if (verb == "draw") return DrawCard{card()};
    if (verb == "meiji") return read_meiji();
    if (verb == "propose") return read_propose();
    if (verb == "vote") return Vote{bill()};
    if (verb == "income") return read_income();
    if (verb == "exchange") return read_exchange();
    if (verb == "buy") return read_buy();
    if (verb == "build") return Build{next_name<Industry>()};
    if (verb == "run") return read_run();
    if (verb == "upgrade") return Upgrade{next_name<Industry>()};
    if (verb == "offer") return read_offer();
    if (verb == "accept") return Accept{word_free()};
    if (verb == "trade") return read_trade();
    if (verb == "forbid") return Forbid{next_name<Industry>()};
    if (verb == "strike") return read_strike();
    if (verb == "conquer") return read_conquer();
    return read_plain<Westward, Stay, Decline, Desalinate, Donate, Next, Done>(verb);
  }
  template <class First, class... Rest>
  Action read_plain(std::string_view verb) {
    if (verb == First::kName) return First{};
    if constexpr (sizeof...(Rest) > 0) return read_plain<Rest...>(verb);
    fits_ = false;
    return First{};
  }

  const Ruleset& rules_;
  Words words_;
  bool fits_ = true;
};

}  // namespace

std::string Lake::write_action(const Ruleset& rules, const Action& action) { return std::visit(Write{rules}, action); }

Parsed<Action> Lake::read_action(const Ruleset& rules, std::string_view line) { return Reader(rules, line).read(); }

}  // namespace oligopoly::lake
