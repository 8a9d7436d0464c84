// Why the service refuses something, in every language. What the rules refuse is named by the games.
#pragma once

#include "core/verdict.hpp"

namespace oligopoly::service {

inline constexpr Reason kNoSuchTable{"no_such_table", "", {"there is no such table", "没有这张牌桌", "沒有這張牌桌"}};
inline constexpr Reason kNoSuchPage{"no_such_page", "", {"not found", "这里没有内容", "這裡沒有內容"}};
inline constexpr Reason kWrongToken{
    "wrong_token", "", {"this link does not open a seat here", "此链接不属于本桌的席位", "此連結不屬於本桌的席位"}};
inline constexpr Reason kNoWatching{
    "no_watching", "", {"this table is not open to spectators", "本桌不允许观战", "本桌不允許觀戰"}};
inline constexpr Reason kNotSeated{
    "not_seated",
    "",
    {"only players at this table may do this", "只有入座的玩家可以这样做", "只有入座的玩家可以這樣做"}};
inline constexpr Reason kNotAGroup{"not_a_group",
                                   "",
                                   {"a group is written in letters a to z, digits and hyphens",
                                    "小组代码只能用小写字母、数字和连字符", "小組代碼只能用小寫字母、數字和連字號"}};
inline constexpr Reason kNotHost{
    "not_host", "", {"only the host may do this", "只有房主可以这样做", "只有房主可以這樣做"}};
inline constexpr Reason kStale{
    "stale",
    "",
    {"the game has moved on since then; look again", "局面已经变化，请重新查看", "局面已經變化，請重新查看"}};
inline constexpr Reason kStoodIn{"stood_in",
                                 "",
                                 {"a stand-in is playing this seat; take the seat back first",
                                  "此席位正由机器人代打，请先收回席位", "此席位正由機器人代打，請先收回席位"}};
inline constexpr Reason kNotStoodIn{
    "not_stood_in", "", {"no stand-in is playing this seat", "此席位没有机器人代打", "此席位沒有機器人代打"}};
inline constexpr Reason kNotAPerson{
    "not_a_person", "", {"this seat does not belong to a person", "此席位不是真人", "此席位不是真人"}};
inline constexpr Reason kNotAbsent{"not_absent",
                                   "",
                                   {"this seat has not kept the table waiting long enough",
                                    "此席位让大家等的时间还不够长", "此席位讓大家等的時間還不夠長"}};
inline constexpr Reason kNotABot{"not_a_bot", "", {"no bot sits in this seat", "此席位不是机器人", "此席位不是機器人"}};
inline constexpr Reason kNotBegun{"not_begun", "", {"the game has not begun yet", "对局还没有开始", "對局還沒有開始"}};
inline constexpr Reason kBegun{"begun", "", {"the game has already begun", "对局已经开始", "對局已經開始"}};
inline constexpr Reason kTableFull{
    "table_full", "", {"every seat of this table is taken", "本桌已经坐满", "本桌已經坐滿"}};
inline constexpr Reason kSeatTaken{
    "seat_taken", "", {"this seat is taken; choose another", "此席位已有人，请另选一个", "此席位已有人，請另選一個"}};
inline constexpr Reason kNameTaken{
    "name_taken",
    "",
    {"somebody at this table is called that already", "本桌已有人叫这个名字", "本桌已有人叫這個名字"}};
inline constexpr Reason kNobodySeated{
    "nobody_seated", "", {"nobody has taken a seat yet", "还没有人入座", "還沒有人入座"}};
inline constexpr Reason kNoPublicList{
    "no_public_list",
    "",
    {"this server keeps no public list of tables", "本服务器不公开牌桌列表", "本伺服器不公開牌桌列表"}};
inline constexpr Reason kUndoPending{
    "undo_pending", "", {"someone has already asked to undo", "已有人请求撤销", "已有人請求復原"}};
inline constexpr Reason kNoUndoPending{
    "no_undo_pending",
    "",
    {"no undo request is waiting for your answer", "没有等你答复的撤销请求", "沒有等你答覆的復原請求"}};
inline constexpr Reason kChatOff{"chat_off", "", {"chat is switched off", "聊天已关闭", "聊天已關閉"}};
inline constexpr Reason kMuted{
    "muted", "", {"the host has muted this seat", "房主已将此席位禁言", "房主已將此席位禁言"}};
inline constexpr Reason kNoSuchLine{
    "no_such_line", "", {"nothing was said in this row", "这一行没有聊天内容", "這一行沒有聊天內容"}};
inline constexpr Reason kTableClosed{
    "table_closed", "", {"the host has closed this table", "房主已关闭本桌", "房主已關閉本桌"}};
inline constexpr Reason kNoMail{
    "no_mail", "", {"this server sends no e-mail", "此服务器不发送电子邮件", "此伺服器不寄送電子郵件"}};
inline constexpr Reason kBadMail{"bad_mail",
                                 "",
                                 {"must be a single e-mail address such as name@example.org, without accents",
                                  "应为一个电子邮件地址，如 name@example.org，且只含英文字符",
                                  "應為一個電子郵件地址，如 name@example.org，且只含英文字元"}};
inline constexpr Reason kUnwantedMail{"unwanted_mail",
                                      "",
                                      {"whoever reads this address does not want e-mail from this server",
                                       "此地址的使用者不愿接收本服务器的邮件", "此地址的使用者不願接收本伺服器的郵件"}};
inline constexpr Reason kTooManyLetters{"too_many_letters",
                                        "",
                                        {"too many of these were sent from here or to there; wait an hour",
                                         "发送次数过多，请一小时后再试", "傳送次數過多，請一小時後再試"}};
inline constexpr Reason kBadWebhook{
    "bad_webhook",
    "",
    {"must be an http or https address at one of: {0}", "应为以下主机之一的 http 或 https 地址：{0}",
     "應為以下主機之一的 http 或 https 位址：{0}"}};
inline constexpr Reason kBadText{"bad_text",
                                 "",
                                 {"must have 1 to {1} characters and no control characters",
                                  "应为 1 到 {1} 个字符，且不含控制字符", "應為 1 到 {1} 個字元，且不含控制字元"}};
inline constexpr Reason kNotOver{"not_over", "", {"the game is not over yet", "对局还没有结束", "對局還沒有結束"}};
inline constexpr Reason kUnknownPlayer{
    "unknown_player", "", {"“{0}” is not one of: {1}", "“{0}”不是以下之一：{1}", "「{0}」不是以下之一：{1}"}};
inline constexpr Reason kUnknownCommand{
    "unknown_command", "", {"“{0}” is not one of: {1}", "“{0}”不是以下之一：{1}", "「{0}」不是以下之一：{1}"}};
inline constexpr Reason kNotJoined{"not_joined", "", {"join a table first", "请先加入牌桌", "請先加入牌桌"}};
inline constexpr Reason kSecretsLeft{
    "secrets_left",
    "",
    {"the record holds what others may not see yet; it can be exported when the game is over",
     "记录中有他人还不能看到的内容，对局结束后才能导出", "紀錄中有他人還不能看到的內容，對局結束後才能匯出"}};
inline constexpr Reason kNotSaved{"not_saved",
                                  "",
                                  {"this could not be saved, so it did not happen; try again",
                                   "无法保存，操作未生效，请重试", "無法儲存，操作未生效，請重試"}};
inline constexpr Reason kUnknown{"unknown",
                                 "",
                                 {"the database did not answer: this may or may not have happened; send it again with "
                                  "the same key",
                                  "数据库没有应答：操作可能已经生效，也可能没有；请用同一个键重试",
                                  "資料庫沒有回應：操作可能已經生效，也可能沒有；請用同一個鍵重試"}};
inline constexpr Reason kStillAnswering{"still_answering",
                                        "",
                                        {"your last question is still being answered; please wait",
                                         "上一个问题还在处理，请稍候", "上一個問題還在處理，請稍候"}};
inline constexpr Reason kTooTalkative{
    "too_talkative",
    "",
    {"you are sending messages too quickly; wait a little", "发言过于频繁，请稍候", "發言過於頻繁，請稍候"}};
inline constexpr Reason kBadRequest{
    "bad_request", "", {"the request could not be understood", "无法理解此请求", "無法理解此請求"}};
inline constexpr Reason kStorageFull{
    "storage_full",
    "",
    {"the server's disk is full: this did not happen", "服务器磁盘已满，操作未生效", "伺服器磁碟已滿，操作未生效"}};
inline constexpr Reason kStorageReadOnly{"storage_read_only",
                                         "",
                                         {"the server's database is read-only: this did not happen",
                                          "服务器数据库不可写，操作未生效", "伺服器資料庫無法寫入，操作未生效"}};
inline constexpr Reason kUnusableTable{
    "unusable_table", "", {"this table can no longer be read", "这张牌桌已无法读取", "這張牌桌已無法讀取"}};
inline constexpr Reason kTooOften{
    "too_often", "", {"too many requests; wait a little", "请求过于频繁，请稍候", "請求過於頻繁，請稍候"}};
inline constexpr Reason kTooManyTables{"too_many_tables",
                                       "",
                                       {"too many tables have been opened from here; wait a while",
                                        "从此处开的牌桌太多，请稍后再试", "從此處開的牌桌太多，請稍後再試"}};
inline constexpr Reason kTooManyKeepsakes{"too_many_keepsakes",
                                          "",
                                          {"too much has been kept from here; wait a while",
                                           "从此处保存得过于频繁，请稍后再试", "從此處儲存得過於頻繁，請稍後再試"}};
inline constexpr Reason kNoSuchKeepsake{
    "no_such_keepsake",
    "",
    {"nothing is kept for this phrase", "没有为此恢复码保存任何内容", "沒有為此復原碼儲存任何內容"}};
inline constexpr Reason kNoKeepsakeKey{
    "no_keepsake_key",
    "",
    {"a keepsake needs its key, 22 to 128 letters and digits", "需要提供密钥（22 到 128 个字母或数字）",
     "需要提供金鑰（22 到 128 個字母或數字）"}};
inline constexpr Reason kTooLarge{"too_large", "", {"this message is too large", "消息过大", "訊息過大"}};
inline constexpr Reason kWrongOrigin{
    "wrong_origin", "", {"requests from other sites are refused", "拒绝来自其他网站的请求", "拒絕來自其他網站的請求"}};
inline constexpr Reason kWrongMethod{
    "wrong_method", "", {"method not allowed", "不支持此请求方法", "不支援此請求方法"}};
inline constexpr Reason kClosing{"closing",
                                 "",
                                 {"the server is shutting down; reconnect in a moment",
                                  "服务器正在关闭，请稍后重新连接", "伺服器正在關閉，請稍後重新連線"}};

inline constexpr Reason kPartNotPromised{
    "part_not_promised", "", {"this is not the part you committed to", "这不是你所承诺的部分", "這不是你所承諾的部分"}};
inline constexpr Reason kNobodyForPart{"part_of_nobody",
                                       "",
                                       {"only a person at the table can add a part to its draws",
                                        "只有入座的真人可以为抽取加入部分", "只有入座的真人可以為抽取加入部分"}};

}  // namespace oligopoly::service
