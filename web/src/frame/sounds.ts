/** What can be heard. */
export type Sound = "turn" | "seal" | "reveal" | "sale" | "office" | "points" | "card" | "vote" | "disaster" | "win";

export const sounds = {
  play(_sound: Sound): void {},
};
