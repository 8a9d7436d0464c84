/// The last offer of a seat with what was known when it was made, read from the record by the rules themselves: whoever
/// comes back to a table still learns why it was answered as it was.
import { Engine } from "$web/engine/engine";
import type { GameEvent, GameRecord, JsonObject, Move } from "$web/engine/protocol";
import { settings } from "$web/settings.svelte";
import type { Offer, OfferPreview, Preview } from "./model";
import type { Asked } from "./trade_reasons";

/** After how many moves a seat made its last offer, and which. */
export function lastOffer(moves: readonly Move[], seat: number): { step: number; offer: Offer } | undefined {
  const isOffer = ({ kind, seat: by }: GameEvent): boolean =>
    (kind === "route_offered" || kind === "exchange_offered") && by === seat;
  const step = moves.findLastIndex(({ events }) => events.some(isOffer));
  const event = moves[step]?.events.find(isOffer);
  return event && { step, offer: event["offer"] as unknown as Offer };
}

export async function askedThen(record: GameRecord, seat: number): Promise<Asked | undefined> {
  const engine = new Engine(() => settings.lang);
  try {
    await engine.ask("load", { record });
    const last = lastOffer((await engine.ask("moves", {})).moves, seat);
    if (!last) return undefined;
    const { step, offer } = last;
    const { kind, give, take } = offer;
    const to = Number(offer.to);
    const ask = async (question: string, what: JsonObject): Promise<unknown> =>
      (await engine.ask("ask", { question, seat, with: what, step })).answer;
    const sides = (await ask("offer", { kind, to, give, take })) as OfferPreview;
    const lacks = ((await ask("preview", {})) as Preview).seats[to - 1]?.lacks;
    return lacks && { to, give, take, lacks, ours: sides.ours, theirs: sides.theirs };
  } finally {
    engine.close();
  }
}
