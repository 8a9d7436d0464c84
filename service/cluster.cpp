#include "service/cluster.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <cstdlib>

#include "core/notation.hpp"
#include "service/log.hpp"
#include "service/postgres_store.hpp"
#include "service/reasons.hpp"

namespace oligopoly::service {
namespace {

constexpr Millis kAnswerWithin = 3000, kShowEvery = 500;
/// A process whose tables have not moved for so long does not show itself any more: another may have them.
constexpr Millis kTablesAliveWithin = 1000;
/// After so long others may have counted this process as dead, and its people as gone; shorter than kLease.
constexpr Millis kForgottenAfter = 2000;
/// A database that has not answered for so long is as good as none.
constexpr Millis kReachableWithin = 3000;
/// On which processes tell each other who is connected.
constexpr const char* kPresenceChannel = "oligopoly_presence";
/// PostgreSQL refuses longer ones.
constexpr std::size_t kLongestNotice = 7900;

std::string channel_of(const std::string& process) { return "oligopoly_p_" + process; }

Millis steady_now() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

/// Any number that no other living process has; a clash only makes the second one wait.
int lock_number(const std::string& process) {
  std::uint32_t hash = 2166136261u;
  for (const char c : process) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619u;
  return static_cast<int>(hash & 0x7fffffffu);
}

}  // namespace

Cluster::Cluster(std::string url, std::string process, Post post, Handlers handlers)
    : url_(std::move(url)),
      process_(std::move(process)),
      post_(std::move(post)),
      handlers_(std::move(handlers)),
      wake_(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}

Cluster::~Cluster() {
  close();
  ::close(wake_);
}

StoreResult<void> Cluster::start() {
  auto connection = PostgresConnection::open(url_);
  if (!connection) return tl::unexpected(connection.error());
  connection_ = std::move(*connection);
  if (const auto joined = join_cluster(); !joined) return joined;
  tables_alive_at_ = last_shown_ = answered_at_ = steady_now();
  thread_ = std::thread([this] { talk(); });
  return {};
}

void Cluster::close() {
  is_closing_ = true;
  (void)::eventfd_write(wake_, 1);
  if (thread_.joinable()) thread_.join();
}

StoreResult<void> Cluster::join_cluster() {
  const std::string lock = std::to_string(lock_number(process_)), lock_class = std::to_string(kProcessLockClass);
  const std::string listen_news = std::string("LISTEN ") + kNewsChannel;
  const std::string listen_presence = std::string("LISTEN ") + kPresenceChannel;
  const std::string listen_own = "LISTEN \"" + channel_of(process_) + "\"";
  const auto first_failure = [](std::initializer_list<StoreResult<PostgresRows>> results) -> StoreResult<void> {
    for (const auto& result : results)
      if (!result) return tl::unexpected(result.error());
    return {};
  };
  if (const auto done = first_failure({connection_->run("SELECT pg_advisory_lock($1, $2)", {lock_class, lock}),
                                       connection_->run("DELETE FROM processes WHERE seen < now() - interval '1 day'"),
                                       connection_->run("INSERT INTO processes (id, lock, seen) VALUES ($1, $2, now()) "
                                                        "ON CONFLICT (id) DO UPDATE SET seen = now()",
                                                        {process_, lock})});
      !done)
    return done;
  const auto listening =
      first_failure({connection_->run(listen_news.c_str()), connection_->run(listen_presence.c_str()),
                     connection_->run(listen_own.c_str())});
  // Only now: a session that holds no lock or hears nothing must be tried again.
  if (listening) session_ = PQbackendPID(connection_->handle());
  return listening;
}

// ---- the thread that talks to the database ---------------------------------------------------------------------

void Cluster::talk() {
  while (!is_closing_) {
    // A statement that finds the connection lost opens another, which neither holds our lock nor listens.
    if (!connection_->is_connected() || PQbackendPID(connection_->handle()) != session_) {
      log(LogLevel::Warning, "cluster_connection_lost");
      if (!connection_->restore() || !join_cluster()) {
        std::this_thread::sleep_for(std::chrono::milliseconds(300));
        continue;
      }
      post_([this] { handlers_.missed_news(); });
    }
    pollfd waiting[] = {{PQsocket(connection_->handle()), POLLIN, 0}, {wake_, POLLIN, 0}};
    (void)::poll(waiting, 2, 200);
    eventfd_t ignored = 0;
    (void)::eventfd_read(wake_, &ignored);
    if (PQconsumeInput(connection_->handle()) == 0) continue;
    while (PGnotify* notice = PQnotifies(connection_->handle())) {
      const std::string channel = notice->relname, payload = notice->extra;
      PQfreemem(notice);
      hear(channel, payload);
    }
    send_notices();
    show_myself();
  }
  send_notices();
  (void)connection_->run("DELETE FROM processes WHERE id = $1", {process_});
}

void Cluster::send_notices() {
  std::deque<Notice> notices;
  {
    const std::lock_guard lock(mutex_);
    std::swap(notices, notices_);
  }
  if (notices.empty()) return;
  // All in one statement: each by itself would wait for the one before to be committed.
  std::vector<std::string_view> channels, payloads;
  for (const Notice& notice : notices) {
    channels.push_back(notice.channel);
    payloads.push_back(notice.payload);
  }
  const auto sent = connection_->run("SELECT count(pg_notify(c, p)) FROM unnest($1::text[], $2::text[]) AS n (c, p)",
                                     {array_text(channels), array_text(payloads)});
  if (!sent) log(LogLevel::Warning, "notice_not_sent", {{"why", sent.error().detail}});
}

void Cluster::show_myself() {
  const Millis now = steady_now();
  if (now - last_shown_ < kShowEvery || now - tables_alive_at_ > kTablesAliveWithin) return;
  if (now - last_shown_ > kForgottenAfter) post_([this] { handlers_.missed_news(); });
  last_shown_ = now;
  (void)connection_->run("UPDATE processes SET seen = now() WHERE id = $1", {process_});
  const auto rows = connection_->run(
      "SELECT p.id FROM processes p JOIN pg_locks l ON l.locktype = 'advisory' AND l.granted "
      "AND l.classid = $1::oid AND l.objid = p.lock::oid AND l.objsubid = 2 "
      "AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
      "WHERE p.seen > now() - $2::interval",
      {std::to_string(kProcessLockClass), kLease});
  if (!rows) return;
  answered_at_ = steady_now();
  std::set<std::string> alive;
  for (int i = 0; i < rows->size(); ++i) alive.emplace(rows->text(i, 0));
  post_([this, alive] { handlers_.alive(alive); });
}

void Cluster::hear(const std::string& channel, const std::string& payload) {
  if (channel == kNewsChannel) return post_([this, payload] { hear_news(payload); });
  if (channel == kPresenceChannel) return post_([this, payload] { hear_presence(payload); });
  post_([this, payload] { hear_message(payload); });
}

// ---- where the tables run --------------------------------------------------------------------------------------

void Cluster::hear_news(const std::string& payload) {
  Words words(payload);
  for (auto word = words.next(); !word.empty(); word = words.next()) {
    TableNumber number = 0;
    std::int64_t epoch = 0;
    std::from_chars(word.data(), word.data() + word.size(), number);
    const std::string_view rest = word.substr(std::min(word.find(':'), word.size() - 1) + 1);
    std::from_chars(rest.data(), rest.data() + rest.size(), epoch);
    handlers_.news(std::abs(number), number < 0 ? std::nullopt : std::optional(epoch));
  }
}

void Cluster::hear_presence(const std::string& payload) {
  const auto notice = read_presence_notice(payload);
  if (!notice) return log(LogLevel::Warning, "notice_not_understood");
  if (notice->from != process_) handlers_.presence(*notice);
}

bool Cluster::is_reachable() const { return steady_now() - answered_at_ < kReachableWithin; }

void Cluster::announce(const std::string& table, const Attendance& here, bool asks) {
  send(kPresenceChannel, presence_notice_text({process_, table, here, asks}));
}

void Cluster::send(std::string channel, std::string payload) {
  {
    const std::lock_guard lock(mutex_);
    notices_.push_back({std::move(channel), std::move(payload)});
  }
  (void)::eventfd_write(wake_, 1);
}

void Cluster::forward(const std::string& owner, const std::string& table, const Speaker& speaker,
                      const std::string& command, Answer answer) {
  const std::int64_t reference = ++references_;
  std::string payload = forwarded_text({process_, reference, table, speaker, command});
  if (payload.size() > kLongestNotice) return answer(tl::unexpected(protocol::error_of(refused(kTooLarge))));
  waiting_[reference] = {table, std::move(answer), steady_now() + kAnswerWithin};
  send(channel_of(owner), std::move(payload));
}

void Cluster::hear_message(const std::string& payload) {
  if (const auto forwarded = read_forwarded(payload)) {
    return handlers_.command(
        forwarded->table, forwarded->speaker, forwarded->command,
        [this, to = forwarded->from, reference = forwarded->reference](const std::optional<Table::Result>& result) {
          send(channel_of(to), answer_text(reference, result));
        });
  }
  const auto answer = read_answer(payload);
  if (!answer) return log(LogLevel::Warning, "notice_not_understood");
  const auto found = waiting_.find(answer->reference);
  if (found == waiting_.end()) return;
  const Answer done = std::move(found->second.answer);
  waiting_.erase(found);
  done(answer->result);
}

template <class IsHopeless>
void Cluster::give_up(IsHopeless&& is_hopeless) {
  std::vector<Answer> answers;
  for (auto it = waiting_.begin(); it != waiting_.end();) {
    if (!is_hopeless(it->second)) {
      ++it;
      continue;
    }
    answers.push_back(std::move(it->second.answer));
    it = waiting_.erase(it);
  }
  // An answer may lead to another command, which waits anew.
  for (const Answer& answer : answers) answer(std::nullopt);
}

void Cluster::recall(const std::string& table) {
  give_up([&](const Waiting& one) { return one.table == table; });
}

void Cluster::tick() {
  const Millis now = steady_now();
  tables_alive_at_ = now;
  give_up([&](const Waiting& one) { return one.until <= now; });
}

}  // namespace oligopoly::service
