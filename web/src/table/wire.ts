// Made from the fields of the C++ types; not to be edited (CONTRIBUTING.md says how).
import type {
  ActionList,
  GameAnswer,
  Judgement,
  LuckPart,
  Position,
  Refusal,
  SeatStanding,
} from "../engine/requests";
import type { Action, GameEvent, Json, JsonObject, SeatName, Setup } from "../engine/values";
import type { Shape } from "./shape";

export type Command = {
  readonly key?: string;
} & (
  | {
      readonly do: "join";
      readonly table?: string;
      readonly token?: string;
      readonly since?: number;
      readonly lang?: string;
      readonly lines?: boolean;
      readonly position?: boolean;
    }
  | {
      readonly do: "play";
      readonly action: Action | string;
      readonly turn?: number;
    }
  | {
      readonly do: "undo";
    }
  | {
      readonly do: "answer_undo";
      readonly yes: boolean;
    }
  | {
      readonly do: "stand_in";
      readonly seat?: SeatName;
    }
  | {
      readonly do: "return";
    }
  | {
      readonly do: "say";
      readonly text: string;
    }
  | {
      readonly do: "chat";
      readonly yes: boolean;
    }
  | {
      readonly do: "hints";
      readonly yes: boolean;
    }
  | {
      readonly do: "name";
      readonly text: string;
    }
  | {
      readonly do: "mute";
      readonly whom: SeatName;
      readonly yes: boolean;
    }
  | {
      readonly do: "remove_line";
      readonly line: number;
    }
  | {
      readonly do: "close";
      readonly text?: string;
    }
  | {
      readonly do: "rematch";
    }
  | {
      readonly do: "sit";
      readonly token: string;
      readonly name: string;
      readonly seat?: SeatName;
    }
  | {
      readonly do: "rise";
      readonly seat?: SeatName;
    }
  | {
      readonly do: "assign";
      readonly seat: SeatName;
      readonly player: string;
    }
  | {
      readonly do: "choose";
      readonly options: JsonObject;
      readonly seat?: SeatName;
    }
  | {
      readonly do: "ready";
      readonly yes: boolean;
    }
  | {
      readonly do: "start";
    }
  | {
      readonly do: "commit";
      readonly commitment: string;
    }
  | {
      readonly do: "part";
      readonly part: string;
    }
  | {
      readonly do: "actions";
    }
  | {
      readonly do: "check";
      readonly action: Action | string;
    }
  | {
      readonly do: "ask";
      readonly question: string;
      readonly with?: Json;
    }
  | {
      readonly do: "history";
      readonly before: number;
    }
  | {
      readonly do: "leave";
    }
  | {
      readonly do: "ping";
    }
);

export interface SeatState {
  readonly seat: number;
  readonly player: string;
  readonly name?: string;
  readonly stand_in?: string;
  readonly open?: boolean;
  readonly ready?: boolean;
  readonly muted?: boolean;
}

export interface UndoRequest {
  readonly by: SeatName;
  readonly to: number;
  readonly waits_for: readonly SeatName[];
}

export interface TableState {
  readonly step: number;
  readonly turn: number;
  readonly to_act: readonly SeatName[];
  readonly committed: readonly SeatName[];
  readonly over: boolean;
  readonly standings?: readonly SeatStanding[];
  readonly deadline?: number;
  readonly undo?: UndoRequest;
  readonly closed?: string;
}

export interface SeatOffer {
  readonly option: string;
  readonly choices: readonly string[];
}

export interface Lobby {
  readonly seats: readonly SeatState[];
  readonly setup: Setup;
  readonly chosen: readonly JsonObject[];
  readonly offers: readonly SeatOffer[];
  readonly parts?: readonly LuckPart[];
  readonly starting?: boolean;
  readonly rematch?: boolean;
}

export type News = {
  readonly row: number;
  readonly at: number;
  readonly seat: SeatName;
  readonly step?: number;
  readonly state?: TableState;
  readonly lobby?: Lobby;
  readonly view?: JsonObject;
  readonly position?: Position;
} & (
  | {
      readonly what: "play";
      readonly events: readonly GameEvent[];
    }
  | {
      readonly what: "take_back";
    }
  | {
      readonly what: "undo";
      readonly to: number;
    }
  | {
      readonly what: "undo_asked";
      readonly to: number;
    }
  | {
      readonly what: "undo_agreed";
    }
  | {
      readonly what: "undo_declined";
    }
  | {
      readonly what: "stand_in";
      readonly bot: string;
      readonly by_clock: boolean;
    }
  | {
      readonly what: "return";
    }
  | {
      readonly what: "say";
      readonly text: string;
      readonly removed?: boolean;
    }
  | {
      readonly what: "chat";
      readonly on: boolean;
    }
  | {
      readonly what: "hints";
      readonly on: boolean;
    }
  | {
      readonly what: "name";
      readonly text: string;
    }
  | {
      readonly what: "mute";
      readonly whom: SeatName;
      readonly on: boolean;
    }
  | {
      readonly what: "remove_line";
      readonly line: number;
    }
  | {
      readonly what: "close";
      readonly text: string;
    }
  | {
      readonly what: "rematch";
      readonly table: string;
    }
  | {
      readonly what: "sit";
      readonly name: string;
    }
  | {
      readonly what: "rise";
      readonly by_host: boolean;
    }
  | {
      readonly what: "assign";
      readonly player: string;
    }
  | {
      readonly what: "choose";
      readonly options: JsonObject;
    }
  | {
      readonly what: "ready";
      readonly yes: boolean;
    }
  | {
      readonly what: "start";
    }
  | {
      readonly what: "commit";
      readonly commitment: string;
    }
  | {
      readonly what: "part";
      readonly part: string;
    }
  | {
      readonly what: "begin";
      readonly events: readonly GameEvent[];
      readonly seats: readonly SeatState[];
      readonly setup: Setup;
    }
);

export interface Joined {
  readonly table: string;
  readonly seat: SeatName;
  readonly host: boolean;
  readonly game: string;
  readonly ruleset: string;
  readonly created: number;
  readonly move_time: number;
  readonly chat: boolean;
  readonly hints?: boolean;
  readonly in_lobby?: boolean;
  readonly listed?: boolean;
  readonly watch_delay?: number;
  readonly rematch?: string;
  readonly commitment?: string;
  readonly seats: readonly SeatState[];
  readonly state: TableState;
  readonly from: number;
  readonly news: readonly News[];
  readonly row: number;
  readonly setup: Setup;
  readonly lobby?: Lobby;
  readonly view?: JsonObject;
  readonly position?: Position;
}

export interface Presence {
  readonly here: readonly SeatName[];
}

export interface Saving {
  readonly ok: boolean;
}

export interface Done {
  readonly key: string;
  readonly row: number;
}

export interface Refused {
  readonly key: string;
  readonly error: Refusal;
}

export interface Actions {
  readonly key: string;
  readonly result: ActionList;
}

export interface Check {
  readonly key: string;
  readonly result: Judgement;
}

export interface Ask {
  readonly key: string;
  readonly result: GameAnswer;
}

export interface Page {
  readonly from: number;
  readonly news: readonly News[];
}

export interface History {
  readonly key: string;
  readonly result: Page;
}

export interface Pong {
  readonly key: string;
  readonly result: number;
}

/** All that may come over a WebSocket. */
export type Message =
  | ({ readonly type: "joined" } & Joined)
  | ({ readonly type: "news" } & News)
  | ({ readonly type: "presence" } & Presence)
  | ({ readonly type: "saving" } & Saving)
  | ({ readonly type: "done" } & Done)
  | ({ readonly type: "refused" } & Refused)
  | ({ readonly type: "actions" } & Actions)
  | ({ readonly type: "check" } & Check)
  | ({ readonly type: "ask" } & Ask)
  | ({ readonly type: "history" } & History)
  | ({ readonly type: "pong" } & Pong);

export interface CreatedSeat {
  readonly seat: number;
  readonly player: string;
  readonly token?: string;
}

export interface Created {
  readonly table: string;
  readonly host: string;
  readonly seats: readonly CreatedSeat[];
}

export interface Summary {
  readonly table: string;
  readonly seat: SeatName;
  readonly host: boolean;
  readonly game: string;
  readonly ruleset: string;
  readonly created: number;
  readonly move_time: number;
  readonly chat: boolean;
  readonly hints?: boolean;
  readonly in_lobby?: boolean;
  readonly listed?: boolean;
  readonly watch_delay?: number;
  readonly rematch?: string;
  readonly commitment?: string;
  readonly seats: readonly SeatState[];
  readonly state: TableState;
}

export interface Summaries {
  readonly tables: readonly Summary[];
}

export interface Addresses {
  readonly addresses: readonly string[];
}

export interface GroupSeat {
  readonly player: string;
  readonly name?: string;
  readonly side?: string;
  readonly score: number;
  readonly place: number;
}

export interface GroupTable {
  readonly table: string;
  readonly game: string;
  readonly ruleset: string;
  readonly created: number;
  readonly ended: number;
  readonly seats: readonly GroupSeat[];
}

export interface GroupTables {
  readonly tables: readonly GroupTable[];
}

export interface Seated {
  readonly table: string;
  readonly token: string;
  readonly seat: number;
}

export interface Listing {
  readonly table: string;
  readonly game: string;
  readonly ruleset: string;
  readonly seats: number;
  readonly open: number;
  readonly in_lobby: boolean;
  readonly names: readonly string[];
}

export interface Listings {
  readonly tables: readonly Listing[];
}

export interface CallsOfSeat {
  readonly offers_mail: boolean;
  readonly webhook_hosts: readonly string[];
  readonly mail?: string;
  readonly confirmed: boolean;
  readonly webhook?: string;
  readonly feed: boolean;
  readonly feed_address?: string;
}

export interface SeatWish {
  readonly name: string;
  readonly token?: string;
  readonly seat?: SeatName;
}

export interface CallWish {
  readonly mail?: string;
  readonly webhook?: string;
  readonly feed?: boolean;
  readonly lang?: string;
}

export interface Report {
  readonly text: string;
  readonly line?: number;
}

const SeatStateShape: Shape = {
  seat: "number",
  player: "string",
  "name?": "string",
  "stand_in?": "string",
  "open?": "boolean",
  "ready?": "boolean",
  "muted?": "boolean",
};

const SeatStandingShape: Shape = {
  seat: "number",
  score: "number",
  place: "number",
};

const UndoRequestShape: Shape = {
  by: "seat",
  to: "number",
  waits_for: ["seat"],
};

const TableStateShape: Shape = {
  step: "number",
  turn: "number",
  to_act: ["seat"],
  committed: ["seat"],
  over: "boolean",
  "standings?": [SeatStandingShape],
  "deadline?": "number",
  "undo?": UndoRequestShape,
  "closed?": "string",
};

const SeatOfferShape: Shape = {
  option: "string",
  choices: ["string"],
};

const LuckPartShape: Shape = {
  seat: "number",
  "commitment?": "string",
  "part?": "string",
};

const LobbyShape: Shape = {
  seats: [SeatStateShape],
  setup: "object",
  chosen: ["object"],
  offers: [SeatOfferShape],
  "parts?": [LuckPartShape],
  "starting?": "boolean",
  "rematch?": "boolean",
};

const WrittenActionShape: Shape = {
  action: "object",
  notation: "string",
};

const PositionShape: Shape = {
  game: "string",
  seat: "seat",
  seats: "number",
  names: ["string"],
  players: ["string"],
  standings: [SeatStandingShape],
  view: "object",
  listable: "boolean",
  actions: [WrittenActionShape],
  "preview?": "object",
  waits_for: ["seat"],
  boundary: "number",
};

const NewsShape: Shape = {
  row: "number",
  at: "number",
  seat: "seat",
  "step?": "number",
  "state?": TableStateShape,
  "lobby?": LobbyShape,
  "view?": "object",
  "position?": PositionShape,
  "what=": {
    play: { events: [{ words: "string" }], },
    take_back: { },
    undo: { to: "number", },
    undo_asked: { to: "number", },
    undo_agreed: { },
    undo_declined: { },
    stand_in: { bot: "string", by_clock: "boolean", },
    return: { },
    say: { text: "string", "removed?": "boolean", },
    chat: { on: "boolean", },
    hints: { on: "boolean", },
    name: { text: "string", },
    mute: { whom: "seat", on: "boolean", },
    remove_line: { line: "number", },
    close: { text: "string", },
    rematch: { table: "string", },
    sit: { name: "string", },
    rise: { by_host: "boolean", },
    assign: { player: "string", },
    choose: { options: "object", },
    ready: { yes: "boolean", },
    start: { },
    commit: { commitment: "string", },
    part: { part: "string", },
    begin: { events: [{ words: "string" }], seats: [SeatStateShape], setup: "object", },
  },
};

const JoinedShape: Shape = {
  table: "string",
  seat: "seat",
  host: "boolean",
  game: "string",
  ruleset: "string",
  created: "number",
  move_time: "number",
  chat: "boolean",
  "hints?": "boolean",
  "in_lobby?": "boolean",
  "listed?": "boolean",
  "watch_delay?": "number",
  "rematch?": "string",
  "commitment?": "string",
  seats: [SeatStateShape],
  state: TableStateShape,
  from: "number",
  news: [NewsShape],
  row: "number",
  setup: "object",
  "lobby?": LobbyShape,
  "view?": "object",
  "position?": PositionShape,
};

const PresenceShape: Shape = {
  here: ["seat"],
};

const SavingShape: Shape = {
  ok: "boolean",
};

const DoneShape: Shape = {
  key: "string",
  row: "number",
};

const RefusalShape: Shape = {
  name: "string",
  "rule?": "string",
  "path?": "string",
  message: "string",
};

const RefusedShape: Shape = {
  key: "string",
  error: RefusalShape,
};

const ActionListShape: Shape = {
  listable: "boolean",
  actions: [WrittenActionShape],
};

const ActionsShape: Shape = {
  key: "string",
  result: ActionListShape,
};

const JudgementShape: Shape = {
  allowed: "boolean",
  "reason?": RefusalShape,
  "preview?": "object",
};

const CheckShape: Shape = {
  key: "string",
  result: JudgementShape,
};

const GameAnswerShape: Shape = {
  answer: "any",
};

const AskShape: Shape = {
  key: "string",
  result: GameAnswerShape,
};

const PageShape: Shape = {
  from: "number",
  news: [NewsShape],
};

const HistoryShape: Shape = {
  key: "string",
  result: PageShape,
};

const PongShape: Shape = {
  key: "string",
  result: "number",
};

const CreatedSeatShape: Shape = {
  seat: "number",
  player: "string",
  "token?": "string",
};

const CreatedShape: Shape = {
  table: "string",
  host: "string",
  seats: [CreatedSeatShape],
};

const SummaryShape: Shape = {
  table: "string",
  seat: "seat",
  host: "boolean",
  game: "string",
  ruleset: "string",
  created: "number",
  move_time: "number",
  chat: "boolean",
  "hints?": "boolean",
  "in_lobby?": "boolean",
  "listed?": "boolean",
  "watch_delay?": "number",
  "rematch?": "string",
  "commitment?": "string",
  seats: [SeatStateShape],
  state: TableStateShape,
};

const SummariesShape: Shape = {
  tables: [SummaryShape],
};

const AddressesShape: Shape = {
  addresses: ["string"],
};

const GroupSeatShape: Shape = {
  player: "string",
  "name?": "string",
  "side?": "string",
  score: "number",
  place: "number",
};

const GroupTableShape: Shape = {
  table: "string",
  game: "string",
  ruleset: "string",
  created: "number",
  ended: "number",
  seats: [GroupSeatShape],
};

const GroupTablesShape: Shape = {
  tables: [GroupTableShape],
};

const SeatedShape: Shape = {
  table: "string",
  token: "string",
  seat: "number",
};

const ListingShape: Shape = {
  table: "string",
  game: "string",
  ruleset: "string",
  seats: "number",
  open: "number",
  in_lobby: "boolean",
  names: ["string"],
};

const ListingsShape: Shape = {
  tables: [ListingShape],
};

const CallsOfSeatShape: Shape = {
  offers_mail: "boolean",
  webhook_hosts: ["string"],
  "mail?": "string",
  confirmed: "boolean",
  "webhook?": "string",
  feed: "boolean",
  "feed_address?": "string",
};

export { CreatedShape, SummariesShape, AddressesShape, GroupTablesShape, SeatedShape, ListingsShape, CallsOfSeatShape };

/** What messages must look like. */
export const messageShapes: Readonly<Record<Message["type"], Shape>> = {
  joined: JoinedShape,
  news: NewsShape,
  presence: PresenceShape,
  saving: SavingShape,
  done: DoneShape,
  refused: RefusedShape,
  actions: ActionsShape,
  check: CheckShape,
  ask: AskShape,
  history: HistoryShape,
  pong: PongShape,
};
