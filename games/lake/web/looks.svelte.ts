import { untrack } from "svelte";
import type { BoardProps } from "$web/games/game";
import type { GameEvent, Position } from "$web/engine/protocol";
import type { TableModel } from "$web/table/table.svelte";
import type { Look } from "./context";
import type { Preview, Ruleset, View } from "./model";
import { stateAfter } from "./overlay";
import type { Stories } from "./stories";

/** A look at a position, with what has happened in it so far: of now for whoever decides, of the playback for the
 *  scene. */
export function lookAt(
  position: () => Position,
  props: () => BoardProps,
  table: () => TableModel | undefined = () => props().table,
  events: () => readonly GameEvent[] = () => [],
): Look {
  let stories = $state.raw<Stories>();
  const view = $derived(position().view as unknown as View);
  const state = $derived(stateAfter(view.table, events()));
  const seat = $derived.by(() => {
    const { seat } = position();
    return typeof seat === "number" ? seat : 0;
  });
  const ask: Look["ask"] = (question, what) =>
    untrack(() => (table() ? table()?.source.ask(question, what) : props().ask?.(question, what)));
  return {
    get view() {
      return view;
    },
    get state() {
      return state;
    },
    get rules() {
      return props().ruleset as unknown as Ruleset;
    },
    get preview() {
      return position().preview as unknown as Preview | undefined;
    },
    get stories() {
      return stories;
    },
    stockOf(owner, goods) {
      const stock = this.preview?.seats[owner - 1]?.stock;
      return Object.fromEntries(goods.map((good) => [good, stock?.[good] ?? 0]));
    },
    ask,
    loadStories() {
      if (stories === undefined) void ask("stories", {})?.then((told) => (stories = told as unknown as Stories));
    },
    get seat() {
      return seat;
    },
    get me() {
      return seat > 0 ? state.players[seat - 1] : undefined;
    },
    nameOf: (one) => position().names[Number(one) - 1] ?? String(one),
    draftOf: (name, shape) => {
      const [who, round] = [seat, String(state.round)];
      return {
        kept: table()?.drafts.read(who, name, round, shape),
        keep: (draft) => table()?.drafts.keep(who, name, round, draft),
      };
    },
  };
}
