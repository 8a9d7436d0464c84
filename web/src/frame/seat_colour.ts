const mixed = (one: string, other: string): string =>
  `color-mix(in oklab, var(--seat-${one}), var(--seat-${other}) 50%)`;
/** As many as a table may have seats. */
const colours = [
  ...["green", "blue", "red", "yellow", "black"].map((name) => `var(--seat-${name})`),
  mixed("blue", "red"),
  mixed("green", "yellow"),
  mixed("blue", "green"),
];

/** A colour for a seat, where the game has none of its own. */
export const seatColour = (seat: number): string => colours[(seat - 1) % colours.length] ?? "var(--muted)";
