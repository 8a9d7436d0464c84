#include "cli/ranks.hpp"

#ifdef OLIGOPOLY_MPI
#include <mpi.h>
#endif

namespace oligopoly::cli {

#ifdef OLIGOPOLY_MPI

bool Ranks::can_be_many() { return true; }

Ranks::Ranks(bool with_mpi) : is_connected_(with_mpi) {
  if (!is_connected_) return;
  int provided = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &count_);
}

Ranks::~Ranks() {
  if (is_connected_) MPI_Abort(MPI_COMM_WORLD, 4);
}

std::vector<int> Ranks::from_first(std::vector<int> numbers) {
  if (!is_connected_) return numbers;
  int size = static_cast<int>(numbers.size());
  MPI_Bcast(&size, 1, MPI_INT, 0, MPI_COMM_WORLD);
  numbers.resize(static_cast<std::size_t>(size));
  MPI_Bcast(numbers.data(), size, MPI_INT, 0, MPI_COMM_WORLD);
  return numbers;
}

void Ranks::send_to_first(std::string_view bytes) {
  MPI_Send(bytes.data(), static_cast<int>(bytes.size()), MPI_CHAR, 0, 0, MPI_COMM_WORLD);
}

std::string Ranks::receive_from(int rank) {
  MPI_Status status;
  int size = 0;
  MPI_Probe(rank, 0, MPI_COMM_WORLD, &status);
  MPI_Get_count(&status, MPI_CHAR, &size);
  std::string bytes(static_cast<std::size_t>(size), '\0');
  MPI_Recv(bytes.data(), size, MPI_CHAR, rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return bytes;
}

void Ranks::finish() {
  if (is_connected_) MPI_Finalize();
  is_connected_ = false;
}

#else

// Built without MPI, this process is always alone.
bool Ranks::can_be_many() { return false; }
Ranks::Ranks(bool) {}
Ranks::~Ranks() = default;
std::vector<int> Ranks::from_first(std::vector<int> numbers) { return numbers; }
void Ranks::send_to_first(std::string_view) {}
std::string Ranks::receive_from(int) { return {}; }
void Ranks::finish() { is_connected_ = false; }

#endif

}  // namespace oligopoly::cli
