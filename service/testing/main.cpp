// The tests of the service. With `--serve` the program is a service itself, for tests that kill one.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "service/testing/served_process.hpp"

int main(int argc, char** argv) {
  if (argc > 1 && std::string_view(argv[1]) == "--serve") return oligopoly::service::testing::serve(argc, argv);
  doctest::Context context(argc, argv);
  return context.run();
}
