import type { Move } from "$web/engine/protocol";
import type { Bill, Ruleset, State } from "./model";

/** Bills and the votes on them, in the order they fell. */
export interface Ballot {
  readonly bills: readonly Bill[];
  readonly votes: readonly { readonly seat: number; readonly bill: Bill; readonly weight: number }[];
  readonly passed: Bill | undefined;
}

/** The vote going on now (L4.1), if there is one. */
export function ballotOf(rules: Ruleset, state: State): Ballot | undefined {
  if (state.phase !== "vote") return undefined;
  const seats = state.players.length;
  const votes = state.votes.map((bill, i) => ({
    seat: ((Number(state.chair) - 1 + i) % seats) + 1,
    bill,
    weight: i === 0 ? rules.chair_votes : 1,
  }));
  return { bills: state.proposed, votes, passed: undefined };
}

/** The last council that passed a bill, as the log tells it. */
export function lastBallot(moves: readonly Move[]): Ballot | undefined {
  const events = moves.flatMap((move) => move.events);
  const end = events.findLastIndex(({ kind }) => kind === "bill_passed");
  const begin = events.slice(0, end + 1).findLastIndex(({ kind }) => kind === "bills_proposed");
  if (end < 0 || begin < 0) return undefined;
  const votes = events
    .slice(begin, end)
    .filter(({ kind }) => kind === "vote_cast")
    .map((event) => ({ seat: event["seat"] as number, bill: event["bill"] as Bill, weight: event["votes"] as number }));
  return { bills: events[begin]?.["bills"] as readonly Bill[], votes, passed: events[end]?.["bill"] as Bill };
}
