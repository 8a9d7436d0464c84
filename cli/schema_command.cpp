// `schema`: the JSON Schemas of every game's messages.
#include "protocol/schema.hpp"

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/help.hpp"
#include "cli/messages.hpp"
#include "protocol/json.hpp"

namespace oligopoly::cli {
namespace {

constexpr CommandText kSchema{
    "schema",
    {"Print the JSON Schemas, or write them to files", "输出 JSON Schema，或写入文件", "輸出 JSON Schema，或寫入檔案"},
    "schema\nschema --write schemas"};

ExitCode run_schema(Console& console, const std::string& folder) {
  const auto schemas = protocol::game_schemas();
  if (folder.empty()) {
    boost::json::object all;
    for (const protocol::Schema& schema : schemas) all[schema.file] = schema.schema;
    console.out << protocol::pretty(all);
    return ExitCode::Fine;
  }
  for (const protocol::Schema& schema : schemas) {
    const auto path = std::filesystem::path(folder) / schema.file;
    if (const ExitCode code = write_file(console, path, protocol::pretty(schema.schema)); code != ExitCode::Fine)
      return code;
  }
  console.say<msg::kSchemasWritten>(schemas.size(), folder);
  return ExitCode::Fine;
}

}  // namespace

void add_schema_command(Commands& commands) {
  const auto folder = std::make_shared<std::string>();
  Command command = commands.add(kSchema, [folder](Console& console) { return run_schema(console, *folder); });
  command.option("--write", "FOLDER", *folder, help::kSchemaFolder);
}

}  // namespace oligopoly::cli
