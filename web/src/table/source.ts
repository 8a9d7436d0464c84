import { Refused } from "../engine/engine";
import type {
  Action,
  GameRecord,
  Hint,
  Json,
  JsonObject,
  Move,
  Position,
  PositionValue,
  Requests,
  SeatName,
  Setup,
  Skill,
} from "../engine/protocol";
import type { CallsOfSeat, CallWish, Command, SeatOffer, SeatState } from "./wire";

export type LobbyCommand = Extract<Command, { do: "rise" | "assign" | "choose" | "ready" | "start" }>;

/** A move as the log tells it. */
export interface LoggedMove extends Move {
  /** Later moves have higher numbers; a move keeps its number in every language. */
  readonly number: number;
  /** Who took the move back, if somebody did. */
  readonly takenBackBy?: SeatName;
  /** This is no move: `seat` took something back here. */
  readonly isTakingBack?: true;
}

/** What a table tells the page. */
export interface TableNews {
  readonly position: Position;
  /** What is known of everything that happened, in order; moves that were taken back are among it. */
  readonly moves: readonly LoggedMove[];
  /** Whether something happened before that, which can be asked for. */
  readonly hasEarlier: boolean;
  /** How the table stood after a move, by its number, where that is known. */
  readonly positions?: ReadonlyMap<number, Position>;
}

export interface Presence {
  readonly seat: number;
  readonly name: string;
  readonly isPerson: boolean;
  readonly isHere: boolean;
  readonly standIn: string | null;
  /** Whether the seat has chosen while others still may. */
  readonly hasChosen: boolean;
  /** Whether the host has silenced the seat. */
  readonly isMuted: boolean;
}
export interface ChatLine {
  /** Its number in the log. */
  readonly row: number;
  readonly isRemoved: boolean;
  readonly seat: SeatName;
  readonly text: string;
}

/** What only a table with others has. */
export interface Company {
  /** This person's seat, if they have one. */
  readonly seat: SeatName;
  readonly presence: readonly Presence[];
  readonly chat: readonly ChatLine[];
  readonly isChatOn: boolean;
  /** Whether everyone may ask for hints although others play. */
  readonly allowsHints: boolean;
  /** Whether this browser opened the table. */
  readonly isHost: boolean;
  readonly isConnected: boolean;
  /** Whether something this person did waits for the server, because the connection broke or the server is not sure. */
  readonly isWaiting: boolean;
  /** Whether the server can save what happens. */
  readonly canSave: boolean;
  /** When the seats to act have to be done, in milliseconds of Date.now(); null without a clock. */
  readonly deadline: number | null;
  /** Links for seats that are still free. */
  readonly invitations: readonly { seat: number; link: string }[];
  /** Whether those links lead nowhere but to this machine. */
  readonly isOnlyHere: boolean;
  /** For whoever wants to look on. */
  readonly watchLink: string;
  /** Who wants to take something back and needs this person's consent. */
  readonly asksUndo: SeatName | undefined;
  /** Whose consent this person waits for to take something back. */
  readonly undoWaitsFor: readonly SeatName[];
  /** Who has just refused this person to take something back. */
  readonly undoRefusedBy: SeatName | undefined;
  /** What the draws were committed to when the table was opened; "" where nothing can prove them. */
  readonly commitment: string;
  /** The table that follows this one, once somebody asked for it, and who did, where that is known. */
  readonly rematch: string;
  readonly rematchBy: SeatName | undefined;
  /** Once the host has closed the table: why, in the host's words, which may be none. */
  readonly closed: string | undefined;
}

/** A table whose game has not begun: who sits where, and what this person may do about it. */
export interface LobbyNews {
  readonly game: string;
  readonly seats: readonly SeatState[];
  /** As the game would begin now. */
  readonly setup: Setup;
  /** What each seat has chosen for itself. */
  readonly chosen: readonly JsonObject[];
  /** What this person's seat may choose. */
  readonly offers: readonly SeatOffer[];
  /** This person's seat, if they have one. */
  readonly seat: SeatName;
  /** Whether those here have just played together: any of them may begin. */
  readonly rematch?: boolean;
  /** Milliseconds; 0 for none. */
  readonly moveTime: number;
  readonly watchDelay: number;
}

export interface Listener {
  news(news: TableNews): void;
  /** How the lobby stands; nothing once the game has begun. */
  lobby(lobby: LobbyNews | undefined): void;
  company(company: Company): void;
  /** Whether the game is played in another tab of this browser. */
  elsewhere(isElsewhere: boolean): void;
  /** The table cannot go on here. */
  fail(failure: Error): void;
}

/**
 * A table to sit at, wherever it is played: in this browser or on the server. Refused requests throw `Refused`;
 * they change nothing.
 */
export interface TableSource {
  readonly kind: "local" | "remote";
  readonly id: string;
  /** Begins to tell; the first news has been told when it is open. */
  open(listener: Listener): Promise<void>;
  play(action: Action): Promise<void>;
  /** Throws if the action is not allowed now; else says what it would bring, where the game can tell. */
  check(action: Action): Promise<JsonObject | undefined>;
  undo(): Promise<void>;
  hint(bot: string): Promise<Hint>;
  ask(question: string, what: Json): Promise<Json>;
  ruleset(): Promise<JsonObject>;
  /** What the position is worth, if that can be said. Not at tables of the server: others play there. */
  value?(skill: Skill): Promise<PositionValue | undefined>;
  /** Tells everything again, in the language of now. */
  retell(): Promise<void>;
  record(): Promise<GameRecord>;
  /** Tells more of what happened before. */
  tellEarlier?(): Promise<void>;
  /** Lets the bots of a table go on at which nobody else plays: they move at the pace of whoever watches. */
  goOn?(): Promise<void>;
  /** Plays on here what is played in another tab. */
  takeOver?(): Promise<void>;
  say?(text: string): Promise<void>;
  /** The host's right. */
  switchChat?(on: boolean): Promise<void>;
  /** The host's right. */
  allowHints?(yes: boolean): Promise<void>;
  answerUndo?(yes: boolean): Promise<void>;
  callStandIn?(seat: number): Promise<void>;
  takeSeatBack?(): Promise<void>;
  /** Others see this name, here and at other tables. */
  introduce?(name: string): Promise<void>;
  /** The host's right. */
  mute?(seat: number, yes: boolean): Promise<void>;
  /** The host's right: nobody is shown this line of the chat any more. */
  removeLine?(row: number): Promise<void>;
  /** The host's right: nobody can play on. */
  closeTable?(why: string): Promise<void>;
  /** Tells whoever runs the server, perhaps about a line of the chat. */
  report?(text: string, row?: number): Promise<void>;
  /** Changes how this seat is called to its turn, and says how it is called then. */
  arrangeCalls?(wish: CallWish): Promise<CallsOfSeat>;
  /** Takes a seat in the lobby, the first free one if none is named. */
  sit?(name: string, seat?: number): Promise<void>;
  /** Says something that only a lobby hears. */
  gather?(command: LobbyCommand): Promise<void>;
  /** Once more with the same people; the news tells where. */
  rematch?(): Promise<void>;
  close(): void;
}

/** What was found, or nothing where the rules refuse to say. */
export const unlessRefused = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((failure: unknown) => {
    if (failure instanceof Refused) return undefined;
    throw failure;
  });

/** What an action would bring, where the game can tell; throws if it is not allowed. */
export function checked({ allowed, reason, preview }: Requests["check"][1]): JsonObject | undefined {
  if (!allowed && reason) throw new Refused(reason);
  return preview;
}
