import type { GameEvent, Move } from "$web/engine/protocol";
import type { BallotPreview, Bill } from "./model";

/** Bills with what their votes count, and the votes in the order they fell. */
export interface Ballot {
  readonly bills: readonly { readonly bill: Bill; readonly votes: number }[];
  readonly votes: readonly { readonly seat: number; readonly bill: Bill; readonly weight: number }[];
  readonly passed: Bill | undefined;
  /** The bill that would pass if the vote ended now, once somebody has voted. */
  readonly leading: Bill | undefined;
  readonly isTie: boolean;
}

const withVotes = (bills: readonly Bill[], counts: readonly number[]): Ballot["bills"] =>
  bills.map((bill, i) => ({ bill, votes: counts[i] ?? 0 }));

/** The vote going on now (L4.1), if there is one. */
export function ballotOf({ bills, counts, votes, leading, is_tie }: BallotPreview): Ballot | undefined {
  if (bills.length === 0) return undefined;
  return {
    bills: withVotes(bills, counts),
    votes: votes.map((vote) => ({ seat: Number(vote.seat), bill: vote.bill, weight: vote.votes })),
    passed: undefined,
    leading: votes.length > 0 ? leading : undefined,
    isTie: is_tie,
  };
}

/** The same with what has happened since: the last vote is never part of a position, as the council ends with it. */
export function ballotWith(ballot: Ballot | undefined, events: readonly GameEvent[]): Ballot | undefined {
  if (!ballot) return undefined;
  return events.reduce((now, event) => {
    if (event.kind === "bill_passed") return { ...now, passed: event["bill"] as Bill };
    const [seat, bill, weight] = [event["seat"] as number, event["bill"] as Bill, event["votes"] as number];
    if (event.kind !== "vote_cast" || now.votes.some((vote) => vote.seat === seat)) return now;
    const bills = now.bills.map((one) => (one.bill === bill ? { ...one, votes: one.votes + weight } : one));
    return { ...now, bills, votes: [...now.votes, { seat, bill, weight }] };
  }, ballot);
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
  const [bills, counts] = [events[begin]?.["bills"] as readonly Bill[], events[end]?.["votes"] as readonly number[]];
  const passed = events[end]?.["bill"] as Bill;
  const isTie = counts.filter((count) => count === Math.max(...counts)).length > 1;
  return { bills: withVotes(bills, counts), votes, passed, leading: undefined, isTie };
}
