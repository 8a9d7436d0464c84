import type { GameEvent, Position, SeatName } from "../engine/protocol";
import { settings } from "../settings.svelte";
import type { BeatOf, Flight } from "./frame";
import { sounds } from "./sounds";

/** One move to be played back: what everyone saw of it, and how the table stood afterwards. */
export interface Scene {
  /** Later moves have higher numbers. */
  readonly number: number;
  readonly seat: SeatName;
  readonly events: readonly GameEvent[];
  /** Where it is not known, the next scene that knows shows it too. */
  readonly position: Position | undefined;
}

/** An event as it is being shown. */
export interface Moment {
  readonly event: GameEvent;
  readonly seat: SeatName;
  readonly ms: number;
  readonly flights: readonly Flight[];
  /** Tells moments apart that look the same. */
  readonly key: number;
}

/** A long row of moves is shown quicker, so that nobody waits longer than this at the usual speed. */
const longest = 12_000;
const usualPace: BeatOf = () => ({ ms: 120 });

/**
 * What the board shows: how things stand once everything has been played back, and until then the past with what has
 * happened in it so far. The rules are always ahead; nobody has to wait for the picture to decide.
 */
export class Playback {
  /** The position on which the events of the move in progress are laid. */
  shown = $state.raw<Position>();
  events = $state.raw<readonly GameEvent[]>([]);
  now = $state.raw<Moment>();
  /** The last move that was wholly shown; of the next one only `events`. */
  seen = $state(0);
  isPlaying = $state(false);
  isPaused = $state(false);
  beatOf: BeatOf = usualPace;
  #queue: Scene[] = [];
  #last: Position | undefined;
  #key = 0;
  #wake: (() => void) | undefined;
  #isSkipping = false;

  /** Shows how things stand at once. */
  jump(position: Position, seen: number): void {
    this.#queue = [];
    this.#isSkipping = true;
    this.#wake?.();
    this.#last = position;
    this.#settle(position, seen);
  }

  /** Plays moves back, and then shows how things stand. What is no move, such as a new name, interrupts nothing. */
  add(scenes: readonly Scene[], position: Position): void {
    this.#last = position;
    const last = scenes.at(-1);
    if (!last && this.isPlaying) return;
    if (!last || !this.shown || !settings.moves || document.hidden)
      return this.jump(position, last?.number ?? this.seen);
    this.#queue.push(...scenes);
    if (!this.isPlaying) void this.#run();
  }

  /** Shows the end of it. */
  skip(): void {
    if (!this.isPlaying || !this.#last) return;
    this.jump(this.#last, this.#queue.at(-1)?.number ?? this.#current?.number ?? this.seen);
  }
  /** Goes on to what happens next. */
  next(): void {
    this.#wake?.();
  }
  togglePause(): void {
    this.isPaused = !this.isPaused;
    if (!this.isPaused) this.#wake?.();
  }
  /** Whatever waits for the picture waits for this. */
  async done(): Promise<void> {
    while (this.isPlaying) await new Promise((resolve) => setTimeout(resolve, 30));
  }

  #current: Scene | undefined;
  async #run(): Promise<void> {
    [this.isPlaying, this.#isSkipping] = [true, false];
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      this.#current = scene;
      if (!(await this.#play(scene))) break;
      this.seen = scene.number;
      const after = this.#queue.length === 0 ? this.#last : scene.position;
      if (after) [this.shown, this.events] = [after, []];
    }
    this.#current = undefined;
    [this.isPlaying, this.isPaused, this.now] = [false, false, undefined];
    // What came while the last scene was left begins a row of its own.
    if (this.#queue.length > 0) void this.#run();
  }
  /** Tells whether it was shown to its end. */
  async #play(scene: Scene): Promise<boolean> {
    const squeeze = Math.min(1, longest / this.#length([scene, ...this.#queue]));
    for (const event of scene.events) {
      const { ms, flights = [], sound } = this.beatOf(event);
      this.events = [...this.events, event];
      if (ms === 0) continue;
      const lasts = (ms * squeeze) / settings.speed;
      this.now = { event, seat: scene.seat, ms: lasts, flights, key: ++this.#key };
      if (sound) sounds.play(sound);
      if (!(await this.#wait(lasts))) return false;
    }
    return true;
  }
  #length(scenes: readonly Scene[]): number {
    return scenes.reduce((sum, { events }) => events.reduce((own, event) => own + this.beatOf(event).ms, sum), 1);
  }
  async #wait(ms: number): Promise<boolean> {
    await this.#sleep(ms);
    while (this.isPaused && !this.#isSkipping) await this.#sleep(undefined);
    return !this.#isSkipping;
  }
  #sleep(ms: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      this.#wake = () => (clearTimeout(timer), resolve());
    });
  }
  #settle(position: Position, seen: number): void {
    [this.shown, this.events, this.now, this.seen] = [position, [], undefined, Math.max(seen, this.seen)];
  }
}
