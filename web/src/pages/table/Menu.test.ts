import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TableStore } from '$lib/state/table.svelte';
import { speak } from '$lib/words';
import Menu from './Menu.svelte';

beforeAll(() => speak('en', ['engine', 'ui', 'pages']));
afterEach(cleanup);

const shown = (left: boolean) => {
  const store = { id: 't', seats: [0], table: { status: 'playing', seats: [] }, presence: null } as unknown as TableStore;
  render(Menu, { open: true, store, left, onclose: () => undefined });
  return document.body.textContent ?? '';
};

describe('the menu of a table', () => {
  it('offers to give up', () => expect(shown(false)).toContain('Give up'));

  it('does not offer it to who gave up while the others play on', () => {
    const text = shown(true);
    expect(text).not.toContain('Give up');
    expect(text).toContain('Home');
  });
});
