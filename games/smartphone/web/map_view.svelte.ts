/// What of the map is in the window: all of it where there is room, else a part that pans and zooms.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { stepOf } from "./landing";
import { places, typeFor, usualExtent, type Extent, type Point } from "./map";
import { board } from "./map_size";
import type { Region } from "./model";

const mostZoom = 2.5;
/** A pointer that has moved less than this has clicked. */
const slack = 5;

/** The middle of a window of this size that has most of these places in it. */
export function bestMiddle(spots: readonly Point[], { width, height }: Extent): Point {
  const seenFrom = ({ x, y }: Point): number =>
    spots.filter((spot) => Math.abs(spot.x - x) <= width / 2 && Math.abs(spot.y - y) <= height / 2).length;
  const middles = spots.flatMap((a) => spots.map((b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })));
  const all = { x: spots.reduce((sum, { x }) => sum + x, 0), y: spots.reduce((sum, { y }) => sum + y, 0) };
  const average = { x: all.x / spots.length, y: all.y / spots.length };
  return [average, ...middles].reduce((best, one) => (seenFrom(one) > seenFrom(best) ? one : best));
}

export class MapView {
  window = $state.raw<Extent>({ width: board.width, height: board.height });
  #zoom = $state(1);
  #node: HTMLElement | undefined;
  readonly #usual = $derived(usualExtent(this.window));
  /** The zoom at which the whole map is in the window. */
  readonly least = $derived(
    Math.min(1, this.window.width / this.#usual.width, this.window.height / this.#usual.height),
  );
  readonly zoom = $derived(Math.max(this.least, this.#zoom));
  readonly extent = $derived<Extent>({
    width: Math.round(this.#usual.width * this.zoom),
    height: Math.round(this.#usual.height * this.zoom),
  });
  /** Whether there is anything to pan to at the usual size; else nobody needs buttons for it. */
  readonly isLarger = $derived(this.least < 0.98);
  readonly canGrow = $derived(this.zoom < mostZoom);
  readonly canShrink = $derived(this.zoom > this.least + 0.001);

  /** Zooms around a point of the window, else around its middle. */
  async zoomTo(zoom: number, at = { x: this.window.width / 2, y: this.window.height / 2 }): Promise<void> {
    const node = this.#node;
    if (!node) return;
    const before = this.extent;
    const x = (node.scrollLeft + at.x) / before.width;
    const y = (node.scrollTop + at.y) / before.height;
    this.#zoom = Math.min(mostZoom, Math.max(this.least, zoom));
    await tick();
    node.scrollTo({ left: x * this.extent.width - at.x, top: y * this.extent.height - at.y, behavior: "instant" });
  }
  zoomBy(factor: number, at?: { x: number; y: number }): Promise<void> {
    return this.zoomTo(this.zoom * factor, at);
  }
  /** Everything, or the usual size again. */
  fit(): Promise<void> {
    return this.zoomTo(this.least);
  }

  /** Brings regions into the window: as many of them as fit. */
  bring(regions: readonly Region[], isSmooth = true): void {
    const node = this.#node;
    if (!node || regions.length === 0) return;
    const { width, height } = this.extent;
    const type = typeFor(this.extent);
    const spots = regions.map((region) => {
      const { x, y } = places[region].card;
      return { x: (x / board.width) * width, y: (y / board.height) * height };
    });
    const room = { width: this.window.width - 12 * type, height: this.window.height - 7 * type };
    const { x, y } = bestMiddle(spots, room);
    node.scrollTo({
      left: x - this.window.width / 2,
      top: y - this.window.height / 2,
      behavior: isSmooth && stepOf(node) > 0 ? "smooth" : "instant",
    });
  }

  /** Fingers pan by themselves; here are the mouse, two fingers, the wheel and the keyboard. */
  readonly attach: Attachment<HTMLElement> = (node) => {
    this.#node = node;
    const off = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      name: K,
      heard: (event: HTMLElementEventMap[K]) => void,
      isPassive = true,
    ): void => node.addEventListener(name, heard, { signal: off.signal, passive: isPassive });

    let grip: { x: number; y: number; left: number; top: number; hasMoved: boolean } | undefined;
    listen("pointerdown", (event) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      grip = { x: event.clientX, y: event.clientY, left: node.scrollLeft, top: node.scrollTop, hasMoved: false };
    });
    listen("pointermove", (event) => {
      if (!grip || event.pointerType !== "mouse") return;
      const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
      if (!grip.hasMoved && Math.hypot(dx, dy) < slack) return;
      if (!grip.hasMoved) node.setPointerCapture(event.pointerId);
      grip.hasMoved = true;
      node.scrollTo({ left: grip.left - dx, top: grip.top - dy, behavior: "instant" });
    });
    listen("pointerup", () => (grip = undefined));
    listen("pointercancel", () => (grip = undefined));

    let spread = 0;
    const apart = ([a, b]: TouchList): number =>
      a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    listen(
      "touchstart",
      (event) => {
        spread = apart(event.touches);
        if (spread > 0) event.preventDefault();
      },
      false,
    );
    listen(
      "touchmove",
      (event) => {
        const [a, b] = event.touches;
        if (!a || !b || spread === 0) return;
        event.preventDefault();
        const { left, top } = node.getBoundingClientRect();
        const now = apart(event.touches);
        const at = { x: (a.clientX + b.clientX) / 2 - left, y: (a.clientY + b.clientY) / 2 - top };
        void this.zoomBy(now / spread, at);
        spread = now;
      },
      false,
    );
    listen(
      "wheel",
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        const { left, top } = node.getBoundingClientRect();
        void this.zoomBy(Math.exp(-event.deltaY / 200), { x: event.clientX - left, y: event.clientY - top });
      },
      false,
    );
    listen("keydown", ({ key, ctrlKey, metaKey }) => {
      if (ctrlKey || metaKey) return;
      if (key === "+" || key === "=") void this.zoomBy(1.3);
      else if (key === "-") void this.zoomBy(1 / 1.3);
      else if (key === "0") void this.fit();
    });
    return () => {
      off.abort();
      this.#node = undefined;
    };
  };
}
