#include "service/static_files.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/fields.hpp"
#include "protocol/messages.hpp"

namespace oligopoly::service {
namespace {

constexpr std::string_view kPlainPage =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Oligopoly</title>"
    "<h1>Oligopoly</h1><p>The service is running. The web client is not installed here; programs find the API at "
    "<a href=\"/api/games\">/api/games</a>.</p>"
    "<p lang=\"zh-Hans\">服务正在运行，但此处没有安装网页客户端。</p>"
    "<p lang=\"zh-Hant\">服務正在執行，但此處沒有安裝網頁用戶端。</p></html>";

std::string type_of(const std::string& extension) {
  static const std::map<std::string, std::string> kTypes = {
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".wasm", "application/wasm"},
      {".txt", "text/plain; charset=utf-8"},
      {".md", "text/plain; charset=utf-8"},
  };
  const auto found = kTypes.find(extension);
  return found == kTypes.end() ? "application/octet-stream" : found->second;
}

StaticFile file_of(std::string body, std::string type, bool is_permanent) {
  StaticFile file;
  file.content_type = std::move(type);
  file.tag = "\"" + protocol::hash_text(hash_of(body)) + "\"";
  file.body = std::make_shared<const std::string>(std::move(body));
  file.is_permanent = is_permanent;
  return file;
}

}  // namespace

StaticFiles::StaticFiles(const std::string& folder) {
  namespace fs = std::filesystem;
  std::error_code failure;
  if (!folder.empty())
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder, failure)) {
      // Links could lead anywhere.
      if (!entry.is_regular_file(failure) || entry.is_symlink(failure)) continue;
      std::ifstream in(entry.path(), std::ios::binary);
      std::string body((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
      const std::string path = "/" + fs::relative(entry.path(), folder, failure).generic_string();
      files_[path] = file_of(std::move(body), type_of(entry.path().extension().string()), path.starts_with("/assets/"));
    }
  if (!files_.contains("/index.html"))
    files_["/index.html"] = file_of(std::string(kPlainPage), type_of(".html"), false);
}

const StaticFile* StaticFiles::find(std::string_view path) const {
  const bool is_page = path == "/" || path == kBoardPath || path.starts_with("/t/");
  const auto found = files_.find(is_page ? std::string_view("/index.html") : path);
  return found == files_.end() ? nullptr : &found->second;
}

}  // namespace oligopoly::service
