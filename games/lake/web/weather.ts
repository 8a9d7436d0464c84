import { industries, type EraCard } from "./model";

/** What the sky over the lake looks like: only a picture of the card of the round. */
export type Weather = "dawn" | "sun" | "cloud" | "rain" | "storm";

export function weatherOf(card: EraCard | undefined): Weather {
  if (!card) return "dawn";
  if (card.disaster) return "storm";
  const sum = industries.reduce((total, industry) => total + card.effect[industry], 0);
  return sum > 0 ? "sun" : sum < 0 ? "rain" : "cloud";
}
