// What `serve` and `bench serve` say, in every language.
#pragma once

#include "core/text.hpp"

namespace oligopoly::cli::msg {

inline constexpr Text kServing{"Oligopoly is running at http://{0}:{1}/ (press Ctrl-C to stop)",
                               "Oligopoly 已在 http://{0}:{1}/ 运行（按 Ctrl-C 结束）",
                               "Oligopoly 已在 http://{0}:{1}/ 執行（按 Ctrl-C 結束）"};
inline constexpr Text kFriendsOpen{"Friends open {0}", "朋友请打开 {0}", "朋友請打開 {0}"};
inline constexpr Text kOnlyHere{
    "Only this machine can open it. To play with friends on your network: serve --bind 0.0.0.0",
    "目前只有本机能打开。想和同一网络的朋友一起玩：serve --bind 0.0.0.0",
    "目前只有本機能打開。想和同一網路的朋友一起玩：serve --bind 0.0.0.0"};
inline constexpr Text kCannotServe{"cannot serve: {0}", "无法提供服务：{0}", "無法提供服務：{0}"};
inline constexpr Text kNoStateFolder{"cannot create the folder {0}; choose a database with --db",
                                     "无法建立文件夹 {0}，请用 --db 指定数据库",
                                     "無法建立資料夾 {0}，請用 --db 指定資料庫"};
inline constexpr Text kBind{"Address to listen on (default: this machine only)", "监听地址（默认仅限本机）",
                            "監聽位址（預設僅限本機）"};
inline constexpr Text kPort{"Port to listen on (default 8080; 0 picks a free one)",
                            "监听端口（默认 8080；0 表示任选空闲端口）",
                            "監聽連接埠（預設 8080；0 表示任選空閒連接埠）"};
inline constexpr Text kDatabase{"Where tables are stored: sqlite:PATH or postgresql://…",
                                "存放牌桌的数据库：sqlite:路径 或 postgresql://…",
                                "存放牌桌的資料庫：sqlite:路徑 或 postgresql://…"};
inline constexpr Text kWebFolder{"Folder with the built web client", "已构建的网页客户端所在文件夹",
                                 "已建置的網頁用戶端所在資料夾"};
inline constexpr Text kOrigin{"Another origin whose pages may connect, such as https://example.org",
                              "允许连接的其他网页来源，如 https://example.org",
                              "允許連線的其他網頁來源，如 https://example.org"};
inline constexpr Text kTrustProxy{"Behind a proxy: take addresses from X-Forwarded-For",
                                  "位于代理之后：从 X-Forwarded-For 取地址", "位於代理之後：從 X-Forwarded-For 取位址"};
inline constexpr Text kPublicList{"Show everyone the tables whose hosts want that: lobbies and games to watch",
                                  "公开房主愿意公开的牌桌：等人的大厅和可观战的对局",
                                  "公開房主願意公開的牌桌：等人的大廳和可觀戰的對局"};
inline constexpr Text kBotThreads{"Threads for bots (default: all cores but one)", "机器人线程数（默认为核数减一）",
                                  "機器人執行緒數（預設為核數減一）"};
inline constexpr Text kBotTime{"Milliseconds a bot may think per move (default: the bot decides, a second at most)",
                               "机器人每步思考的毫秒数（默认由机器人决定，最多一秒）",
                               "機器人每步思考的毫秒數（預設由機器人決定，最多一秒）"};
inline constexpr Text kConnections{"Maximum number of connections (0: no limit)", "最多连接数（0 为不限）",
                                   "最多連線數（0 為不限）"};
inline constexpr Text kConnectionsPerAddress{"Maximum connections per address (0: no limit)",
                                             "每个地址的最多连接数（0 为不限）", "每個位址的最多連線數（0 為不限）"};
inline constexpr Text kMessages{"Messages per second on one connection (0: no limit)",
                                "每个连接每秒的消息数（0 为不限）", "每個連線每秒的訊息數（0 為不限）"};
inline constexpr Text kRequests{"Requests per second from one address (0: no limit)",
                                "每个地址每秒的请求数（0 为不限）", "每個位址每秒的請求數（0 為不限）"};
inline constexpr Text kTables{"Tables opened per hour from one address (0: no limit)",
                              "每个地址每小时开的牌桌数（0 为不限）", "每個位址每小時開的牌桌數（0 為不限）"};
inline constexpr Text kMail{"Mail server that calls people to their turn: smtp://HOST:PORT or smtps://HOST:PORT",
                            "轮到玩家时用来发通知的邮件服务器：smtp://主机:端口 或 smtps://主机:端口",
                            "輪到玩家時用來寄通知的郵件伺服器：smtp://主機:連接埠 或 smtps://主機:連接埠"};
inline constexpr Text kMailFrom{"Address that e-mail comes from", "邮件的发件地址", "郵件的寄件地址"};
inline constexpr Text kMailUser{"Name to log in to the mail server with (over TLS only)",
                                "登录邮件服务器的用户名（仅通过 TLS）", "登入郵件伺服器的使用者名稱（僅透過 TLS）"};
inline constexpr Text kMailPassword{"File whose first line is the password for the mail server",
                                    "首行为邮件服务器密码的文件", "首行為郵件伺服器密碼的檔案"};
inline constexpr Text kNoPassword{"cannot read a password from {0}", "无法从 {0} 读取密码", "無法從 {0} 讀取密碼"};
inline constexpr Text kWebhookHost{"Host that webhooks may be sent to, such as hooks.example.org (repeatable)",
                                   "允许接收 webhook 的主机，如 hooks.example.org（可重复）",
                                   "允許接收 webhook 的主機，如 hooks.example.org（可重複）"};
inline constexpr Text kCallAfter{"Seconds a turn waits before an absent player is called (default 60)",
                                 "轮到玩家后等待多少秒再通知不在场的人（默认 60）",
                                 "輪到玩家後等待多少秒再通知不在場的人（預設 60）"};
inline constexpr Text kLogLevel{"Log level: debug, info, warning, error", "日志级别：debug、info、warning、error",
                                "日誌等級：debug、info、warning、error"};

inline constexpr Text kBusyTables{"Busy tables (default 200)", "同时进行的牌桌数（默认 200）",
                                  "同時進行的牌桌數（預設 200）"};
inline constexpr Text kLoadProcesses{"Processes that share the database; more than one needs PostgreSQL (default 1)",
                                     "共用数据库的进程数；多于一个需要 PostgreSQL（默认 1）",
                                     "共用資料庫的行程數；多於一個需要 PostgreSQL（預設 1）"};
inline constexpr Text kOneProcessPerFile{"--processes: only PostgreSQL can be shared; add --db postgresql://…",
                                         "--processes：只有 PostgreSQL 可以共用，请加上 --db postgresql://…",
                                         "--processes：只有 PostgreSQL 可以共用，請加上 --db postgresql://…"};
inline constexpr Text kLoadSeconds{"Seconds per measurement (default 5)", "每项测量的秒数（默认 5）",
                                   "每項測量的秒數（預設 5）"};
inline constexpr Text kIdleConnections{"Idle connections (default 5000)", "空闲连接数（默认 5000）",
                                       "閒置連線數（預設 5000）"};
inline constexpr Text kLoadDatabase{"Database to measure with (default: a new SQLite file)",
                                    "用于测量的数据库（默认为新的 SQLite 文件）",
                                    "用於測量的資料庫（預設為新的 SQLite 檔案）"};
inline constexpr Text kLoadAtFull{
    "As fast as possible, {0} tables: {1:.0f} actions/s, {2:.0f} per server CPU second; median {3:.1f} ms, p99 {4:.1f} "
    "ms",
    "全速，{0} 桌：每秒 {1:.0f} 步，每服务器 CPU 秒 {2:.0f} 步；中位数 {3:.1f} 毫秒，p99 {4:.1f} 毫秒",
    "全速，{0} 桌：每秒 {1:.0f} 步，每伺服器 CPU 秒 {2:.0f} 步；中位數 {3:.1f} 毫秒，p99 {4:.1f} 毫秒"};
inline constexpr Text kLoadAtQuarter{
    "At {0:.0f} actions/s: median {1:.1f} ms, p99 {2:.1f} ms, worst {3:.1f} ms; {4:.0f} actions/s done",
    "每秒 {0:.0f} 步时：中位数 {1:.1f} 毫秒，p99 {2:.1f} 毫秒，最长 {3:.1f} 毫秒；实际每秒 {4:.0f} 步",
    "每秒 {0:.0f} 步時：中位數 {1:.1f} 毫秒，p99 {2:.1f} 毫秒，最長 {3:.1f} 毫秒；實際每秒 {4:.0f} 步"};
inline constexpr Text kLoadIdle{"{0} idle connections: {1:.0f} MB resident", "{0} 个空闲连接：常驻内存 {1:.0f} MB",
                                "{0} 個閒置連線：常駐記憶體 {1:.0f} MB"};
inline constexpr Text kLoadFailed{"the measurement failed: {0}", "测量失败：{0}", "測量失敗：{0}"};

}  // namespace oligopoly::cli::msg
