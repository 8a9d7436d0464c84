/// What can be heard at a table. Every sound is made here, of a few short notes and a little noise.
import { settings } from "../settings.svelte";

/** What can be heard. */
export type Sound = "turn" | "seal" | "reveal" | "sale" | "office" | "points" | "card" | "vote" | "disaster" | "win";

/** One note, or a breath of noise: `pitch` is where its filter lets most through. Times in seconds, loudness 0 to 1. */
interface Note {
  readonly wave: OscillatorType | "noise";
  readonly pitch: number;
  /** Where the pitch slides to. */
  readonly to?: number;
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

const note = (wave: Note["wave"], pitch: number, lasts: number, loud: number, more: Partial<Note> = {}): Note => ({
  ...{ wave, pitch, lasts, loud },
  ...more,
});
/** The same note at these pitches, one after the other. */
const run = (wave: OscillatorType, pitches: readonly number[], apart: number, lasts: number, loud: number): Note[] =>
  pitches.map((pitch, i) => note(wave, pitch, lasts, loud, { at: i * apart }));

export const recipes: Readonly<Record<Sound, readonly Note[]>> = {
  // Two rising bells: somebody is wanted.
  turn: [...run("triangle", [587, 880], 0.13, 0.4, 0.3), note("sine", 1760, 0.25, 0.05, { at: 0.13 })],
  // A stamp on paper.
  seal: [note("sine", 190, 0.16, 0.5, { to: 95 }), note("noise", 850, 0.06, 0.22)],
  // A page turned over.
  reveal: [note("noise", 900, 0.16, 0.16, { to: 3600 }), note("triangle", 523, 0.14, 0.12, { to: 659, at: 0.05 })],
  // A coin on a counter.
  sale: run("sine", [1175, 1568], 0.055, 0.17, 0.16),
  // A wooden piece set down.
  office: [
    note("triangle", 262, 0.13, 0.4, { to: 175 }),
    note("noise", 520, 0.05, 0.3),
    note("triangle", 392, 0.16, 0.16, { at: 0.09 }),
  ],
  points: run("triangle", [784, 988, 1175], 0.06, 0.15, 0.15),
  card: [note("noise", 2600, 0.08, 0.16, { to: 1500 })],
  // A knock of the hammer.
  vote: [note("triangle", 330, 0.12, 0.3, { to: 294 }), note("noise", 1200, 0.03, 0.18)],
  // Something heavy far away.
  disaster: [note("triangle", 98, 0.9, 0.45, { to: 49 }), note("noise", 260, 0.8, 0.3, { to: 90 })],
  win: [
    ...run("triangle", [523, 659, 784], 0.13, 0.32, 0.24),
    ...run("triangle", [1047, 784, 659], 0, 1, 0.16).map((one) => ({ ...one, at: 0.39 })),
  ],
};

/** Soft beside whatever else is heard. */
const volume = 0.35;
/** Things that happen together sound once. */
const restMs = 45;

let context: AudioContext | undefined;
let out: GainNode | undefined;
let hiss: AudioBuffer | undefined;
const lastPlayed = new Map<Sound, number>();

/** Browsers let a page be heard only after somebody has touched it. */
function wake(): AudioContext | undefined {
  if (typeof AudioContext === "undefined" || navigator.userActivation?.hasBeenActive === false) return undefined;
  if (!context) {
    context = new AudioContext();
    out = context.createGain();
    out.gain.value = volume;
    out.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

function slide(pitch: AudioParam, { pitch: from, to, lasts }: Note, begins: number): void {
  pitch.setValueAtTime(from, begins);
  if (to !== undefined) pitch.exponentialRampToValueAtTime(to, begins + lasts);
}

/** Where a note comes from, before its loudness is shaped. */
function sourceOf(audio: AudioContext, one: Note, begins: number): [AudioScheduledSourceNode, AudioNode] {
  if (one.wave !== "noise") {
    const voice = audio.createOscillator();
    voice.type = one.wave;
    slide(voice.frequency, one, begins);
    return [voice, voice];
  }
  const breath = audio.createBufferSource();
  breath.buffer = hissOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  slide(filter.frequency, one, begins);
  return [breath, breath.connect(filter)];
}

function sing(audio: AudioContext, one: Note, now: number): void {
  const begins = now + (one.at ?? 0);
  const ends = begins + one.lasts;
  const [source, shaped] = sourceOf(audio, one, begins);
  const loudness = audio.createGain();
  // No click at either end.
  loudness.gain.setValueAtTime(0.0001, begins);
  loudness.gain.exponentialRampToValueAtTime(one.loud, begins + 0.008);
  loudness.gain.exponentialRampToValueAtTime(0.0001, ends);
  shaped.connect(loudness).connect(out ?? audio.destination);
  source.start(begins);
  source.stop(ends + 0.02);
}

export const sounds = {
  /** Plays a sound, unless sounds are off or nobody has touched the page yet. */
  play(sound: Sound): void {
    if (!settings.sound) return;
    const audio = wake();
    if (!audio) return;
    const now = performance.now();
    if (now - (lastPlayed.get(sound) ?? -Infinity) < restMs) return;
    lastPlayed.set(sound, now);
    for (const one of recipes[sound]) sing(audio, one, audio.currentTime + 0.005);
  },
  /** Turns sounds on or off, remembers it, and says which it is now. */
  toggle(): boolean {
    settings.sound = !settings.sound;
    this.play("card");
    return settings.sound;
  },
};
