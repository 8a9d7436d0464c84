import { industries, type Industry, type Of } from "./model";

/** A building of a skyline. Its box is `width` by `height`, its foot at y = 0. */
export interface Building {
  readonly industry: Industry;
  readonly level: number;
  readonly height: number;
  /** Roof and walls. */
  readonly path: string;
  /** Where floors begin, from the foot up. */
  readonly floors: readonly number[];
}

const lowest = 17;
/** It grows with every level, less and less: there is no highest one. */
export const heightAt = (level: number, highest: number): number =>
  lowest + Math.max(0, highest - lowest) * (1 - 1 / (1 + (level - 1) / 4));

/** Each industry has a roof of its own: barn, saw teeth, chimney, penthouse, dome, pediment. */
const roofs: Of<Industry, (w: number, h: number) => string> = {
  food: (w, h) => `M0 0V${-h + 5}L${w / 2} ${-h}L${w} ${-h + 5}V0z`,
  manufacturing: (w, h) => `M0 0V${-h + 5}L${w / 3} ${-h}V${-h + 5}L${(2 * w) / 3} ${-h}V${-h + 5}L${w} ${-h}V0z`,
  heavy: (w, h) => `M0 0V${-h + 6}H${w * 0.55}V${-h}H${w * 0.82}V${-h + 6}H${w}V0z`,
  tourism: (w, h) => `M0 0V${-h + 4}H${w / 4}V${-h}H${(3 * w) / 4}V${-h + 4}H${w}V0z`,
  services: (w, h) => `M0 0V${-h + 6}H1C1 ${-h - 2} ${w - 1} ${-h - 2} ${w - 1} ${-h + 6}H${w}V0z`,
  finance: (w, h) => `M0 0V${-h + 5}H-1L${w / 2} ${-h}L${w + 1} ${-h + 5}H${w}V0z`,
};

/** The buildings of a civilisation, in the order of the handbook; what is not built is an empty plot. */
export function skylineOf(levels: Of<Industry, number>, width: number, highest: number): Building[] {
  return industries.map((industry) => {
    const level = levels[industry];
    const height = level > 0 ? heightAt(level, highest) : 0;
    // The icon stands at the foot; floors are counted above it.
    const count = Math.min(Math.max(0, level - 1), Math.floor((height - lowest) / 3.5));
    const floors = Array.from({ length: count }, (_, i) => lowest + (i * (height - lowest - 4)) / count);
    return { industry, level, height, path: level > 0 ? roofs[industry](width, height) : "", floors };
  });
}
