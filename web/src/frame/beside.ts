/** Where something of this size goes beside an element, inside the window: above it, else below, else beside it. */
export function beside(anchor: DOMRect, width: number, height: number): { left: number; top: number } {
  const gap = 8;
  const fit = (at: number, size: number, room: number): number => Math.max(gap, Math.min(at, room - size - gap));
  const left = fit(anchor.left + anchor.width / 2 - width / 2, width, innerWidth);
  const above = anchor.top - height - gap;
  if (above >= gap) return { left, top: above };
  const below = anchor.bottom + gap;
  if (below + height + gap <= innerHeight) return { left, top: below };
  // A tall neighbour: to its left or right.
  const right = anchor.right + gap + width <= innerWidth ? anchor.right + gap : anchor.left - width - gap;
  return { left: fit(right, width, innerWidth), top: fit(anchor.top, height, innerHeight) };
}
