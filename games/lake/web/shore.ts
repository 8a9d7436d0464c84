import type { Box } from "./layout";

/** A shore around a box: between an ellipse and the box, with bays. `part` of it from the middle, `more` pixels out. */
export function shoreOf({ x, y, width, height }: Box, part = 1, more = 0): string {
  const steps = 56;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const bays = 1 + 0.022 * Math.sin(3 * angle + 0.7) + 0.014 * Math.sin(7 * angle) + 0.008 * Math.cos(11 * angle);
    const corner = (Math.abs(cos) ** 2.5 + Math.abs(sin) ** 2.5) ** (-1 / 2.5);
    const far = bays * corner * part;
    return [x + cos * ((width / 2) * far + more), y + sin * ((height / 2) * far + more)] as const;
  });
  const middleOf = (i: number): string => {
    const [a, b] = [points[i % steps] ?? [x, y], points[(i + 1) % steps] ?? [x, y]];
    return `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  };
  const bows = points.map((_, i) => {
    const [px, py] = points[(i + 1) % steps] ?? [x, y];
    return `Q${px.toFixed(1)} ${py.toFixed(1)} ${middleOf(i + 1)}`;
  });
  return `M${middleOf(0)}${bows.join("")}z`;
}
