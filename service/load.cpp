#include "service/load.hpp"

#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <fstream>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "protocol/table_messages.hpp"
#include "service/wire_client.hpp"

namespace oligopoly::service {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kCards = 13;

/// A table of two with the secrets of its seats.
struct Links {
  std::string table;
  std::array<std::string, 2> tokens;
};

Links open_table(WireClient& http) {
  const auto answer =
      http.request("POST", "/api/tables", R"({"game":"goofspiel","seats":[{"player":"human"},{"player":"human"}]})");
  if (answer.status != 201) throw std::runtime_error("no table: " + answer.body);
  const auto opened = protocol::from_text<protocol::message::Created>(answer.body);
  if (!opened || opened->seats.size() != 2) throw std::runtime_error("not a table: " + answer.body);
  return {opened->table, {opened->seats[0].token, opened->seats[1].token}};
}

std::string join_message(const Links& links, std::size_t seat) {
  return R"({"do":"join","table":")" + links.table + R"(","token":")" + links.tokens[seat] + R"(","lines":true})";
}

/// One person's connection. Frames are taken apart by hand; of messages only a few words matter.
struct Client {
  std::unique_ptr<WireClient> wire;
  std::string input;
  int table = 0, seat = 0;
  /// The card bid next; every hand is played from 1 to 13.
  int card = 1;
  bool is_waiting = false, is_ready = false;
  Clock::time_point sent;
  std::uint64_t key = 0;
};

class Load {
 public:
  explicit Load(const LoadOptions& options) : options_(options), epoll_(::epoll_create1(0)) {
    for (const std::uint16_t port : options.ports) http_.emplace_back(port);
    for (int table = 0; table < options.tables; ++table) {
      links_.push_back(open_table(http_of(table)));
      for (int seat = 0; seat < 2; ++seat) connect(table, seat);
    }
  }
  ~Load() { ::close(epoll_); }
  Load(const Load&) = delete;
  Load& operator=(const Load&) = delete;

  LoadResult run() {
    const auto begin = Clock::now();
    const auto end =
        begin + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options_.seconds));
    begin_ = begin;
    std::array<epoll_event, 256> events{};
    while (Clock::now() < end) {
      const int ready = ::epoll_wait(epoll_, events.data(), static_cast<int>(events.size()), 1);
      for (int i = 0; i < ready; ++i) read(seats_[events[static_cast<std::size_t>(i)].data.u32]);
      release();
    }
    result_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    std::sort(latencies_.begin(), latencies_.end());
    const auto at = [&](double share) {
      return latencies_.empty()
                 ? 0
                 : latencies_[static_cast<std::size_t>(share * static_cast<double>(latencies_.size() - 1))];
    };
    result_.median = at(0.5);
    result_.p99 = at(0.99);
    result_.worst = at(1);
    return result_;
  }

 private:
  WireClient& http_of(int table) { return http_[static_cast<std::size_t>(table) % http_.size()]; }

  void connect(int table, int seat) {
    Client one;
    one.wire = std::make_unique<WireClient>(options_.ports[static_cast<std::size_t>(table + seat) % http_.size()]);
    one.table = table;
    one.seat = seat;
    if (one.wire->upgrade().status != 101) throw std::runtime_error("no WebSocket");
    one.wire->send(join_message(links_[static_cast<std::size_t>(table)], static_cast<std::size_t>(seat)));
    epoll_event interest{};
    interest.events = EPOLLIN;
    interest.data.u32 = static_cast<std::uint32_t>(seats_.size());
    ::epoll_ctl(epoll_, EPOLL_CTL_ADD, one.wire->socket(), &interest);
    seats_.push_back(std::move(one));
  }

  void read(Client& seat) {
    std::array<char, 65536> chunk;
    const auto size = ::recv(seat.wire->socket(), chunk.data(), chunk.size(), MSG_DONTWAIT);
    if (size == 0) throw std::runtime_error("the server ended a connection");
    if (size < 0) return;
    seat.input.append(chunk.data(), static_cast<std::size_t>(size));
    std::size_t at = 0;
    while (const std::size_t used = take_frame(seat, std::string_view(seat.input).substr(at))) at += used;
    seat.input.erase(0, at);
  }

  /// Bytes of the first frame, or 0 while it is incomplete.
  std::size_t take_frame(Client& seat, std::string_view bytes) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(bytes[i]); };
    if (bytes.size() < 2) return 0;
    std::size_t size = byte(1) & 127u, head = 2;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (bytes.size() < head + extra) return 0;
    if (extra > 0) size = 0;
    for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte(head + i);
    head += extra;
    if (bytes.size() < head + size) return 0;
    if ((byte(0) & 15u) == 9) seat.wire->send_frame(0x8A, bytes.substr(head, size));
    if ((byte(0) & 15u) == 1) read_messages(seat, bytes.substr(head, size));
    return head + size;
  }

  void read_messages(Client& seat, std::string_view text) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      read_message(seat, text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  void read_message(Client& seat, std::string_view message) {
    const auto holds = [&](std::string_view words) { return message.find(words) != std::string_view::npos; };
    if (holds(R"("type":"refused")")) ++result_.refusals;
    if (seat.is_waiting && holds("\"key\":\"" + std::to_string(seat.key) + "\"")) {
      seat.is_waiting = false;
      ++result_.actions;
      latencies_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - seat.sent).count());
    }
    if (holds("\"over\":true")) return next_table(seat);
    if (holds("\"to_act\":[1,2]") && !seat.is_ready) {
      seat.is_ready = true;
      ready_.push_back(static_cast<std::size_t>(&seat - seats_.data()));
    }
  }

  /// Both seats come here; the first opens the table.
  void next_table(Client& seat) {
    const auto index = static_cast<std::size_t>(seat.table);
    if (waiting_partner_.size() <= index) waiting_partner_.resize(index + 1, false);
    if (!waiting_partner_[index]) {
      links_[index] = open_table(http_of(seat.table));
      ++result_.games;
    }
    waiting_partner_[index] = !waiting_partner_[index];
    seat.card = 1;
    seat.wire->send(join_message(links_[index], static_cast<std::size_t>(seat.seat)));
  }

  /// Lets those act whose turn it is, at the rate that was asked for.
  void release() {
    const double elapsed = std::chrono::duration<double>(Clock::now() - begin_).count();
    while (!ready_.empty()) {
      if (options_.rate > 0 && static_cast<double>(sent_) >= elapsed * options_.rate) return;
      Client& seat = seats_[ready_.front()];
      ready_.pop_front();
      seat.is_ready = false;
      if (seat.card > kCards) continue;
      seat.key = ++sent_;
      seat.is_waiting = true;
      seat.sent = Clock::now();
      seat.wire->send(R"({"do":"play","key":")" + std::to_string(seat.key) + R"(","action":{"kind":"bid","card":)" +
                      std::to_string(seat.card++) + "}}");
    }
  }

  LoadOptions options_;
  std::vector<WireClient> http_;
  int epoll_;
  std::vector<Links> links_;
  std::vector<bool> waiting_partner_;
  std::vector<Client> seats_;
  std::deque<std::size_t> ready_;
  std::vector<double> latencies_;
  std::uint64_t sent_ = 0;
  Clock::time_point begin_;
  LoadResult result_;
};

}  // namespace

tl::expected<LoadResult, std::string> run_load(const LoadOptions& options) {
  try {
    Load load(options);
    return load.run();
  } catch (const std::exception& failure) {
    return tl::unexpected(std::string(failure.what()));
  }
}

tl::expected<void, std::string> hold_idle_connections(std::uint16_t port, int connections, void (*measure)(void*),
                                                      void* context) {
  try {
    WireClient http(port);
    std::vector<WireClient> idle;
    Links links;
    for (int i = 0; i < connections; ++i) {
      if (i % 2 == 0) links = open_table(http);
      idle.emplace_back(port);
      if (idle.back().upgrade().status != 101) throw std::runtime_error("no WebSocket");
      idle.back().send(join_message(links, static_cast<std::size_t>(i % 2)));
      if (!idle.back().receive()) throw std::runtime_error("no welcome");
    }
    measure(context);
    return {};
  } catch (const std::exception& failure) {
    return tl::unexpected(std::string(failure.what()));
  }
}

ProcessUse use_of_process(int process) {
  ProcessUse use;
  std::ifstream in("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  std::getline(in, line);
  // After the name in brackets: state is the first word, utime the twelfth, stime the thirteenth, rss the
  // twenty-second.
  std::istringstream words(line.substr(std::min(line.rfind(')') + 2, line.size())));
  std::vector<std::string> all;
  for (std::string word; words >> word;) all.push_back(word);
  if (all.size() < 22) return use;
  use.cpu_seconds = (std::stod(all[11]) + std::stod(all[12])) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  use.resident_bytes = std::stoull(all[21]) * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
  return use;
}

}  // namespace oligopoly::service
