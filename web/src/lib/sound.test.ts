import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let pitches: number[] = [];
let state: AudioContextState = 'running';

class Audio {
  currentTime = 0;
  destination = {};
  get state() {
    return state;
  }
  resume = vi.fn(() => Promise.resolve());
  createOscillator() {
    const voice = {
      type: 'sine',
      frequency: {
        setValueAtTime: (pitch: number) => pitches.push(pitch),
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: (to: unknown) => to,
      start: () => undefined,
      stop: () => undefined,
    };
    return voice;
  }
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
}

async function load() {
  vi.resetModules();
  const { sound } = await import('./sound');
  const { settings } = await import('./state/settings.svelte');
  settings.sounds = true;
  return { sound, settings };
}
const touch = () => dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  pitches = [];
  state = 'running';
  vi.stubGlobal('AudioContext', Audio);
});
afterEach(() => vi.unstubAllGlobals());

describe('sounds', () => {
  it('are heard after the first touch, not before', async () => {
    const { sound } = await load();
    sound('turn');
    expect(pitches).toEqual([]);
    touch();
    sound('turn');
    expect(pitches).toEqual([659, 880]);
  });
  it('are off when they are off', async () => {
    const { sound, settings } = await load();
    touch();
    settings.sounds = false;
    sound('turn');
    expect(pitches).toEqual([]);
    settings.sounds = true;
    sound('take');
    expect(pitches).toEqual([520]);
  });
  it('wait for a browser that keeps the page silent', async () => {
    const { sound } = await load();
    state = 'suspended';
    touch();
    sound('win');
    expect(pitches).toEqual([]);
  });
});
