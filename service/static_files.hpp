#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace oligopoly::service {

/// The page of the client that shows a board and nothing else, for pages of other sites.
inline constexpr std::string_view kBoardPath = "/embed";

/// One file of the web client.
struct StaticFile {
  std::string content_type;
  std::shared_ptr<const std::string> body;
  /// Changes when the content does.
  std::string tag;
  /// Its name changes with its content, so that it may be kept for ever.
  bool is_permanent = false;
};

/// The web client, read into memory once. A path is only ever looked up among the names of the files that were found,
/// so no path leads out of the folder.
class StaticFiles {
 public:
  /// An empty or missing folder gives a page that says that the service runs.
  explicit StaticFiles(const std::string& folder);

  /// The file of a path such as "/assets/app.js"; "/", "/embed" and "/t/…" are pages of the client itself. Null if
  /// there is none.
  const StaticFile* find(std::string_view path) const;

 private:
  std::map<std::string, StaticFile, std::less<>> files_;
};

}  // namespace oligopoly::service
