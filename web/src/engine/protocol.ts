/// The vocabulary of the rules module, as the page uses it. `requests.ts` is made from the C++ types.
import type { Position as SeatPosition, Progress } from "./requests";

export type * from "./values";
export type {
  Advice as Hint,
  AdviceOption as HintOption,
  BotCard as BotInfo,
  CatalogueOfGames as Catalogue,
  GameCard as GameInfo,
  Luck,
  OptionCard as OptionInfo,
  Position as SeatPosition,
  PositionValue,
  Progress,
  Refusal,
  Requests,
  SeatStanding as Standing,
  Show,
  Skill,
  ToldMove as Move,
  WrittenAction,
} from "./requests";

/** All that a seat may know of a table, and how far the game is. */
export type Position = SeatPosition & Pick<Progress, "step" | "to_act" | "over">;

/** The position that an answer shows. Requires a request that asked for one. */
export function shown({ position, step, to_act, over }: Progress): Position {
  if (!position) throw new Error("nothing was to be shown");
  return { ...position, step, to_act, over };
}
