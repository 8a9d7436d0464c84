/// Paragraphs that are rulings of ours from end to end: what happens by them is marked in the log. Where a ruling is only
/// part of a paragraph, the paragraph itself names it.
const rulings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  smartphone: { "S0.7": "R-S2", "S1.0": "R-S15", "S4.2": "R-S6", "S6.2": "R-S8", "S6.3": "R-S9" },
  lake: { "L3.3": "R-L5", "L4.4": "R-L9", L8: "R-L18" },
};

/** The ruling behind a paragraph that a line cites, if it is one. */
export const rulingOf = (game: string, rule: string): string | undefined => (rule.startsWith("R-") ? rule : rulings[game]?.[rule]);
/** All of them, for a test to hold against the rulebooks. */
export const ruledParagraphs = Object.entries(rulings).flatMap(([game, of]) => Object.entries(of).map(([rule, ruling]) => ({ game, rule, ruling })));
