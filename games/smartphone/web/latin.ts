import { regionNames } from "./catalogue";
import type { Region } from "./types";

type RegionNames = Readonly<Record<Region, string>>;

/** Regions with the Latin name beside a Chinese one: the alphabet that Steve follows is the Latin one. */
export const withLatin = (names: RegionNames): RegionNames =>
  Object.fromEntries(
    Object.entries(names).map(([region, name]) => [region, `${name} ${regionNames.en[region as Region]}`]),
  ) as RegionNames;
