# The Debian package: the program, the web client if it was built, the documents and a systemd unit.
install(TARGETS oligopoly RUNTIME DESTINATION bin)
install(FILES packaging/oligopoly.service DESTINATION lib/systemd/system)
install(FILES docs/operations.md docs/scaling.md docs/websocket.md docs/openapi.yaml LICENSE DESTINATION share/doc/oligopoly)
install(DIRECTORY web/dist/ DESTINATION share/oligopoly/web OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME oligopoly)
set(CPACK_PACKAGE_CONTACT "the Oligopoly project <oligopoly@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Economic board games at tables by link, against people and bots")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
# What the program is linked to, with versions, as dpkg-shlibdeps finds it.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Packing builds nothing: whoever packs has built the program.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
include(CPack)
