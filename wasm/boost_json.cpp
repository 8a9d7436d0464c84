// Boost.JSON compiled into the module. Nothing here throws: what would have thrown stops the module, and the page
// says so and starts it again.
#include <boost/json/src.hpp>
#include <boost/throw_exception.hpp>
#include <exception>

namespace boost {

void throw_exception(const std::exception&) { __builtin_trap(); }
void throw_exception(const std::exception&, const source_location&) { __builtin_trap(); }

}  // namespace boost
