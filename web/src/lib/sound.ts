/** Short soft sounds, made with Web Audio: nothing to load, nothing to play before the first tap. */
import { settings } from './state/settings.svelte';

/** One tone: when it starts (s), how high (Hz), how long (s), how loud, and its colour. */
type Tone = readonly [
  start: number,
  pitch: number,
  length: number,
  volume: number,
  wave: OscillatorType,
  glide?: number,
];

const tones = {
  take: [[0, 520, 0.09, 0.16, 'sine', 760]],
  give: [[0, 420, 0.1, 0.14, 'sine', 240]],
  draw: [
    [0, 240, 0.06, 0.1, 'triangle'],
    [0.07, 300, 0.06, 0.1, 'triangle'],
    [0.14, 360, 0.08, 0.1, 'triangle'],
  ],
  build: [
    [0, 196, 0.08, 0.2, 'triangle'],
    [0.1, 247, 0.08, 0.2, 'triangle'],
    [0.2, 392, 0.22, 0.18, 'triangle'],
  ],
  steal: [
    [0, 660, 0.08, 0.12, 'sawtooth', 330],
    [0.1, 330, 0.14, 0.08, 'triangle', 220],
  ],
  score: [
    [0, 587, 0.12, 0.14, 'sine'],
    [0.11, 784, 0.2, 0.14, 'sine'],
  ],
  turn: [
    [0, 659, 0.16, 0.2, 'sine'],
    [0.15, 880, 0.3, 0.2, 'sine'],
  ],
  undo: [[0, 440, 0.08, 0.1, 'sine', 330]],
  chat: [
    [0, 880, 0.07, 0.1, 'sine'],
    [0.08, 1175, 0.09, 0.08, 'sine'],
  ],
  late: [
    [0, 988, 0.06, 0.16, 'square'],
    [0.16, 988, 0.06, 0.16, 'square'],
  ],
  no: [[0, 180, 0.12, 0.14, 'triangle', 140]],
  win: [
    [0, 523, 0.14, 0.2, 'triangle'],
    [0.14, 659, 0.14, 0.2, 'triangle'],
    [0.28, 784, 0.14, 0.2, 'triangle'],
    [0.42, 1047, 0.5, 0.22, 'triangle'],
  ],
  lose: [
    [0, 440, 0.2, 0.16, 'sine', 415],
    [0.22, 349, 0.4, 0.16, 'sine', 311],
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof tones;

let audio: AudioContext | undefined;

/** Browsers allow sound only after the first touch. Before that we do not even try. */
function wake(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
}
if (typeof AudioContext !== 'undefined')
  for (const touch of ['pointerdown', 'keydown'] as const) addEventListener(touch, wake, { once: true });

export function sound(name: Sound): void {
  if (!settings.sounds || !audio || audio.state !== 'running') return;
  for (const [start, pitch, length, volume, wave, glide] of tones[name] as readonly Tone[]) {
    const at = audio.currentTime + start;
    const voice = audio.createOscillator();
    const loud = audio.createGain();
    voice.type = wave;
    voice.frequency.setValueAtTime(pitch, at);
    if (glide) voice.frequency.exponentialRampToValueAtTime(glide, at + length);
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(volume, at + 0.012);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(loud).connect(audio.destination);
    voice.start(at);
    voice.stop(at + length + 0.02);
  }
}
