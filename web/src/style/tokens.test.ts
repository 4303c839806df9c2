import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(resolve(import.meta.dirname, 'tokens.css'), 'utf8');

function tokens(after: string): Record<string, string> {
  const start = css.indexOf('{', css.indexOf(after)) + 1;
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]));
}
const light = tokens(':root {');
const dark = { ...light, ...tokens(":root[data-theme='dark']") };

function luminance(hex: string): number {
  const channel = (i: number) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

const texts = [
  ['ink', 'paper'],
  ['ink', 'card'],
  ['ink', 'paper-deep'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'card'],
  ['ink-soft', 'paper-deep'],
  ['ink', 'burger-pale'],
  ['ink', 'pizza-pale'],
  ['on-burger', 'burger'],
  ['on-pizza', 'pizza'],
  ['on-mustard', 'mustard'],
  ['on-night', 'night'],
  ['on-focus', 'focus'],
  ['on-bad', 'bad'],
  ['bad', 'card'],
  ['bad', 'paper'],
  ['good', 'card'],
  ['good', 'paper'],
  ['warn', 'card'],
  ['focus', 'card'],
  ['focus', 'paper'],
  ['burger-deep', 'card'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_, theme) => {
  it.each(texts)('shows %s on %s with a contrast of at least 4.5', (text, ground) => {
    expect(contrast(theme[text] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

// WCAG 2.2, 1.4.11: what shows where the keyboard is can be told from what it lies on.
const grounds = ['paper', 'paper-deep', 'card', 'burger-pale', 'pizza-pale'] as const;

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the ring of the keyboard, %s', (_, theme) => {
  it.each(grounds)('has a contrast of at least 4.5 on %s', (ground) => {
    expect(contrast(theme['ring'] ?? '', theme[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  it('is a colour that nothing else has', () => {
    expect(Object.values(theme).filter((colour) => colour === theme['ring'])).toHaveLength(1);
  });
});

describe('the two ways into the dark', () => {
  it('agree: the device and the reader choose the same colours', () => {
    expect(tokens(":root:not([data-theme='light'])")).toEqual(tokens(":root[data-theme='dark']"));
  });
});

describe('content security policy', () => {
  const files = readdirSync(resolve(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' }).filter((f) =>
    f.endsWith('.svelte'),
  );
  it('needs no inline styles: style: directives instead of style attributes', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((f) => /\sstyle="/.test(readFileSync(resolve(import.meta.dirname, '..', f), 'utf8')))).toEqual(
      [],
    );
  });
});
