#pragma once

#include "service/delivery.hpp"
#include "service/subscription.hpp"
#include "service/table.hpp"

/// What people who are away are told, in their language. Nothing of it is secret at the table.
namespace oligopoly::service {

/// What can be told of a turn after the table has gone on.
struct TurnFacts {
  std::string table, game;
  Text title;
  std::int64_t turn = 0;
  /// Who moved last, as people call them; the number if they gave no name. Seat 0 if nobody has.
  std::string last_name;
  int last_seat = 0;
};
TurnFacts facts_of(const Table& table);

/// What people call whoever sits there: the name they gave, or the seat's number.
std::string name_of(const Table& table, Seat seat, Lang lang);

/// The pages that letters lead to. `address` is where the service is found, without a slash at the end.
std::string table_link(const std::string& address, const std::string& table);

/// Asks whoever reads the address whether they want to be called there.
Letter confirmation_letter(const std::string& address, const TurnFacts& facts, int seat,
                           const Subscription& subscription, const std::string& token);
Letter turn_letter(const std::string& address, const TurnFacts& facts, int seat, const Subscription& subscription);

}  // namespace oligopoly::service
