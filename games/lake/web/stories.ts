/// What era cards and achievements are about: the answer to the question "stories" (games/lake/rules/stories.hpp).
import type { Achievement, LocalName } from "./model";

export interface Stories {
  /** By id; cards of packs have none. */
  readonly cards: Readonly<Record<string, LocalName>>;
  readonly achievements: Readonly<Record<Achievement, LocalName>>;
  readonly rise: LocalName;
}
