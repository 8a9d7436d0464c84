#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace oligopoly::cli {

/// The processes that share the work of one command, as mpirun started them, or this one alone. The first of them
/// collects what the others send.
class Ranks {
 public:
  /// Whether there can be several: the program was built with OLIGOPOLY_MPI.
  static bool can_be_many();

  /// Requires that there can be several where `with_mpi`.
  explicit Ranks(bool with_mpi);
  /// Without `finish` something went wrong here, and the others would wait for this one for ever: it ends them too.
  ~Ranks();
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;

  int rank() const { return rank_; }
  int count() const { return count_; }
  bool is_first() const { return rank_ == 0; }

  /// The numbers of the first, whatever the others have.
  std::vector<int> from_first(std::vector<int> numbers);
  void send_to_first(std::string_view bytes);
  /// What this rank sent next. Only the first receives.
  std::string receive_from(int rank);
  /// Parts with the others: from here on each is on its own.
  void finish();

 private:
  int rank_ = 0, count_ = 1;
  bool is_connected_ = false;
};

}  // namespace oligopoly::cli
