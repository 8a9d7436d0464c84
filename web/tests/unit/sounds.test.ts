import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** As much of Web Audio as a sound uses; `started` counts what is heard. */
function fakeAudio(): { started: number; made: number } {
  const heard = { started: 0, made: 0 };
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = () => {
    const one = { gain: param(), frequency: param(), type: "", buffer: null, connect: (to: unknown) => to };
    return { ...one, start: () => ++heard.started, stop: vi.fn() };
  };
  class FakeContext {
    state = "running";
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    resume = vi.fn();
    constructor() {
      ++heard.made;
    }
  }
  vi.stubGlobal("AudioContext", FakeContext);
  return heard;
}

const load = async () => ({
  ...(await import("../../src/frame/sounds")),
  ...(await import("../../src/settings.svelte")),
});
function touch(hasBeenActive: boolean): void {
  vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive } });
}
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

test("every sound is made of a few soft notes, and is short", async () => {
  touch(true);
  const { recipes } = await load();
  for (const [name, notes] of Object.entries(recipes)) {
    expect(notes.length, name).toBeGreaterThan(0);
    for (const { at = 0, lasts, loud } of notes) {
      expect(at + lasts, name).toBeLessThanOrEqual(name === "win" ? 1.6 : 1);
      expect(loud, name).toBeLessThanOrEqual(0.5);
    }
  }
  // No two sound the same.
  expect(new Set(Object.values(recipes).map((notes) => JSON.stringify(notes))).size).toBe(Object.keys(recipes).length);
});

test("nothing is heard, or even opened, before somebody has touched the page", async () => {
  const heard = fakeAudio();
  touch(false);
  const { sounds } = await load();
  sounds.play("sale");
  expect(heard).toEqual({ started: 0, made: 0 });
  touch(true);
  sounds.play("sale");
  expect(heard).toEqual({ started: 2, made: 1 });
});

test("sounds are on at first; whoever turns them off hears nothing more until they are on again", async () => {
  const heard = fakeAudio();
  touch(true);
  const { sounds, settings } = await load();
  expect(settings.sound).toBe(true);
  expect(sounds.toggle()).toBe(false);
  sounds.play("win");
  expect(heard.started).toBe(0);
  expect(sounds.toggle()).toBe(true);
  expect(heard.started).toBe(1);
});

test("what happens at the same time sounds once", async () => {
  const heard = fakeAudio();
  touch(true);
  const { sounds } = await load();
  for (let i = 0; i < 5; ++i) sounds.play("card");
  expect(heard.started).toBe(1);
});
