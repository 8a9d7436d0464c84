# Boost.JSON and tl::expected for the browser: their headers are the system's, which must come after the compiler's own.
add_library(boost_json_headers INTERFACE)
target_compile_options(boost_json_headers INTERFACE -idirafter /usr/include)
target_compile_definitions(boost_json_headers INTERFACE BOOST_SYSTEM_DISABLE_THREADS BOOST_NO_EXCEPTIONS)
