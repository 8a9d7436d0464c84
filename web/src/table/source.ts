import type { Action, GameRecord, Hint, Json, JsonObject, Move, Position, SeatName } from "../engine/protocol";

/** What a table tells the page. */
export interface TableNews {
  readonly position: Position;
  /** What happened since the last news, in order. */
  readonly moves: readonly Move[];
}

export interface Presence {
  readonly seat: number;
  readonly name: string;
  readonly isPerson: boolean;
  readonly isHere: boolean;
  readonly standIn: string | null;
  /** Whether the seat has chosen while others still may. */
  readonly hasChosen: boolean;
}
export interface ChatLine {
  readonly seat: SeatName;
  readonly name: string;
  readonly text: string;
}

/** What only a table with others has. */
export interface Company {
  readonly presence: readonly Presence[];
  readonly chat: readonly ChatLine[];
  readonly isChatOn: boolean;
  /** Whether this browser opened the table. */
  readonly isHost: boolean;
  readonly isConnected: boolean;
  /** When the seats to act have to be done, in milliseconds of Date.now(); null without a clock. */
  readonly deadline: number | null;
  /** Links for seats that are still free. */
  readonly invitations: readonly { seat: number; link: string }[];
  /** For whoever wants to look on. */
  readonly watchLink: string;
  /** Who wants to take something back and needs this person's consent. */
  readonly asksUndo: SeatName | undefined;
  /** Whose consent this person waits for to take something back. */
  readonly undoWaitsFor: readonly SeatName[];
  /** Who has just refused this person to take something back. */
  readonly undoRefusedBy: SeatName | undefined;
  /** The table that follows this one, once somebody asked for it. */
  readonly rematch: string;
}

/**
 * A table to sit at, wherever it is played: in this browser or on the server. Refused requests throw `Refused`;
 * they change nothing.
 */
export interface TableSource {
  readonly kind: "local" | "remote";
  readonly id: string;
  /** Begins to tell; the first news has the whole position and everything that happened so far. */
  open(listener: (news: TableNews) => void, company?: (company: Company) => void): Promise<void>;
  play(action: Action): Promise<void>;
  /** Throws if the action is not allowed now. */
  check(action: Action): Promise<void>;
  undo(): Promise<void>;
  hint(bot: string): Promise<Hint>;
  ask(question: string, what: Json): Promise<Json>;
  ruleset(): Promise<JsonObject>;
  /** Everything that happened so far, in the language of now. */
  history(): Promise<readonly Move[]>;
  position(): Promise<Position>;
  record(): Promise<GameRecord>;
  say?(text: string): Promise<void>;
  /** The host's right. */
  switchChat?(on: boolean): Promise<void>;
  answerUndo?(yes: boolean): Promise<void>;
  callStandIn?(seat: number): Promise<void>;
  takeSeatBack?(): Promise<void>;
  /** Once more with the same people; the news tells where. */
  rematch?(): Promise<void>;
  close(): void;
}
