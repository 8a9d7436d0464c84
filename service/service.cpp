#include "service/service.hpp"

#include <sodium.h>
#include <sys/resource.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <optional>

#include "service/calls.hpp"
#include "service/cluster.hpp"
#include "service/log.hpp"
#include "service/reachable.hpp"
#include "service/server.hpp"

namespace oligopoly::service {
namespace {

namespace asio = boost::asio;

constexpr auto kTick = std::chrono::milliseconds(200), kClosingTick = std::chrono::milliseconds(10);
/// So often it is tried whether a store that failed can be written again.
constexpr Millis kProbeEvery = 1000;
/// How long goodbye may take.
constexpr auto kGoodbye = std::chrono::seconds(5);

Millis system_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Millis steady_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Every connection is a file; the default limit is 1024.
void raise_file_limit() {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  (void)::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

struct Service::Parts {
  Parts(const ServiceOptions& chosen, std::shared_ptr<Store> opened, std::string own_name)
      : options(chosen),
        process(std::move(own_name)),
        io(1),
        post([this](std::function<void()> work) { asio::post(*io, std::move(work)); }),
        queue(std::move(opened), post),
        bots(chosen.bot_threads, post),
        questions(1, post),
        addresses(options.limits),
        context{queue,
                bots,
                questions,
                metrics,
                addresses,
                options.limits,
                chosen.bot_budget,
                chosen.randomness,
                chosen.now,
                chosen.steady,
                [this] { return is_saving(); },
                chosen.has_public_list},
        calls(context, chosen.calls, post),
        tables(context, chosen.idle_after),
        files(chosen.web_folder),
        api(tables, context, addresses, files),
        server({*io, tables, context, api, addresses, chosen.limits, chosen.origins}),
        timer(*io),
        signals(*io) {
    context.calls = &calls;
    server.parts().trusts_proxy = chosen.trusts_proxy;
    server.parts().only_loopback_names =
        chosen.origins.empty() && (chosen.address == "127.0.0.1" || chosen.address == "::1");
  }

  /// What waits in the io_context holds on to connections, and they to the rest: it goes first.
  ~Parts() {
    if (cluster) cluster->close();
    calls.close();
    bots.close();
    questions.close();
    queue.close();
    server.close();
    server.drop();
    timer.reset();
    signals.reset();
    io.reset();
  }

  void tick() {
    timer->expires_after(is_closing ? kClosingTick : kTick);
    timer->async_wait([this](boost::system::error_code failure) {
      if (failure) return;
      tables.tick();
      if (cluster) cluster->tick();
      addresses.sweep(context.steady());
      watch_saving();
      if (is_closing && (server.connections() == 0 || std::chrono::steady_clock::now() > give_up_at)) {
        io->stop();
        return;
      }
      tick();
    });
  }

  void on_alive(const std::set<std::string>& alive) {
    tables.on_alive(alive);
    if (alive.size() < processes && options.calls.offers_calls()) tables.wake_called_tables();
    processes = alive.size();
  }

  /// From here on links lead to where the service is found.
  void show_address() {
    const std::vector<std::string> found = reachable();
    api.show_as(found);
    calls.show_as(found.empty() ? "http://127.0.0.1:" + std::to_string(server.port()) : found.front());
    if (options.calls.offers_calls()) tables.wake_called_tables();
  }

  std::vector<std::string> reachable() const { return reachable_at(options.address, server.port(), options.origins); }
  bool is_saving() const { return queue.is_healthy() && (!cluster || cluster->is_reachable()); }

  /// Tells everyone when saving fails and when it works again.
  void watch_saving() {
    const bool saves = is_saving();
    if (!saves && context.steady() >= next_probe) {
      next_probe = context.steady() + kProbeEvery;
      queue.probe();
    }
    if (saves == was_saving) return;
    was_saving = saves;
    log(saves ? LogLevel::Info : LogLevel::Error, saves ? "saving_again" : "not_saving");
    tables.show_saving(saves);
  }

  /// Several processes may share a PostgreSQL; a SQLite file is ours alone.
  StoreResult<void> join_cluster() {
    if (options.database.starts_with("sqlite:")) return {};
    cluster.emplace(
        options.database, process, post,
        Cluster::Handlers{
            [this](TableNumber number, std::optional<std::int64_t> epoch) { tables.on_news(number, epoch); },
            [this] { tables.catch_up(); }, [this](const std::set<std::string>& alive) { on_alive(alive); },
            [this](const std::string& id, const Speaker& speaker, const std::string& text, Peers::Answer answer) {
              tables.handle_forwarded(id, speaker, text, std::move(answer));
            },
            [this](const PresenceNotice& notice) { tables.on_presence(notice); }});
    context.peers = &*cluster;
    return cluster->start();
  }

  void close() {
    if (is_closing) return;
    is_closing = true;
    give_up_at = std::chrono::steady_clock::now() + kGoodbye;
    log(LogLevel::Info, "closing", {{"connections", server.connections()}});
    api.close();
    // What is under way is saved and answered before anyone is sent away.
    asio::post(*io, [this] { server.close(); });
    timer->cancel();
    tick();
  }

  ServiceOptions options;
  std::string process;
  std::optional<asio::io_context> io;
  Post post;
  Metrics metrics;
  CommitQueue queue;
  FairPool bots, questions;
  AddressBook addresses;
  ServiceContext context;
  Calls calls;
  HostedTables tables;
  StaticFiles files;
  HttpApi api;
  Server server;
  std::optional<asio::steady_timer> timer;
  std::optional<asio::signal_set> signals;
  std::optional<Cluster> cluster;
  bool is_closing = false, was_saving = true;
  Millis next_probe = 0;
  std::size_t processes = 0;
  std::chrono::steady_clock::time_point give_up_at;
};

tl::expected<std::unique_ptr<Service>, std::string> Service::start(const ServiceOptions& chosen) {
  if (sodium_init() < 0) return tl::unexpected(std::string("the system provides no random numbers"));
  raise_file_limit();
  if (std::string flaw = flaw_of(chosen.calls); !flaw.empty()) return tl::unexpected(std::move(flaw));
  ServiceOptions options = chosen;
  if (!options.now) options.now = system_now;
  if (!options.steady) options.steady = steady_now;
  if (!options.randomness) options.randomness = system_randomness();
  const std::string process = new_table_id(options.randomness);
  const auto store =
      options.store ? StoreResult<std::shared_ptr<Store>>(options.store) : open_store(options.database, process);
  if (!store) return tl::unexpected(store.error().detail);
  auto parts = std::make_unique<Parts>(options, *store, process);
  if (const auto joined = parts->join_cluster(); !joined) return tl::unexpected(joined.error().detail);
  if (const std::string failure = parts->server.listen(options.address, options.port); !failure.empty())
    return tl::unexpected(failure);
  parts->show_address();
  const auto count = (*store)->count();
  log(LogLevel::Info, "listening",
      {{"address", options.address}, {"port", parts->server.port()}, {"tables", count ? *count : 0}});
  parts->tick();
  return std::unique_ptr<Service>(new Service(std::move(parts)));
}

Service::Service(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

Service::~Service() = default;

std::uint16_t Service::port() const { return parts_->server.port(); }
std::vector<std::string> Service::reachable() const { return parts_->reachable(); }

void Service::run() {
  parts_->io->run();
  parts_->calls.close();
  parts_->bots.close();
  parts_->questions.close();
  parts_->tables.release_all();
  parts_->queue.close();
  if (parts_->cluster) parts_->cluster->close();
  // Answers of the last commits; their connections may be gone.
  parts_->io->restart();
  parts_->io->poll();
  log(LogLevel::Info, "closed");
}

void Service::stop() {
  asio::post(*parts_->io, [this] { parts_->close(); });
}

void Service::stop_on_signals() {
  parts_->signals->add(SIGTERM);
  parts_->signals->add(SIGINT);
  parts_->signals->async_wait([this](boost::system::error_code failure, int) {
    if (!failure) parts_->close();
  });
}

}  // namespace oligopoly::service
