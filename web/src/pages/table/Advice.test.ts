import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Hinted } from '$lib/types.gen';
import { speak } from '$lib/words';
import Advice from './Advice.svelte';

const hinted = (chances: Record<string, number>): Hinted => ({
  type: 'hinted',
  id: '1',
  seat: 0,
  move: 'dG',
  bot: 'master',
  chances,
});

beforeAll(() => speak('en', ['ui', 'bots', 'pages']));
afterEach(cleanup);

describe('advice', () => {
  it('shows the three best moves, the best first, on demand all, and plays what is pressed', async () => {
    const play = vi.fn();
    render(Advice, {
      hinted: hinted({ end: 0.31, dG: 0.624, basic: 0.5, pub: 0.1 }),
      play,
      inWords: (move: string) => `<${move}>`,
    });
    const labels = () =>
      screen.getAllByRole('listitem').map((row) =>
        within(row)
          .getByRole('button')
          .getAttribute('aria-label')
          ?.replace(/[\u2068\u2069]/g, ''),
      );
    expect(labels()).toEqual(['<dG>: 62% win chance', '<basic>: 50% win chance', '<end>: 31% win chance']);
    screen.getByRole('button', { name: /^.?1.? more$/ }).click();
    await tick();
    expect(labels()).toEqual([
      '<dG>: 62% win chance',
      '<basic>: 50% win chance',
      '<end>: 31% win chance',
      '<pub>: 10% win chance',
    ]);
    expect(screen.getAllByRole('button')).toHaveLength(4);
    await tick();
    expect(document.activeElement?.textContent).toContain('<pub>');
    screen.getAllByRole('button')[1]?.click();
    expect(play).toHaveBeenCalledWith('basic');
    expect(screen.getByRole('region').textContent).toContain('Master');
  });

  it('shows moves that come to the same once, by the one that is pointed to', () => {
    const play = vi.fn();
    render(Advice, {
      hinted: { ...hinted({ 'claim 1': 0.5, 'claim 3': 0.495, 'claim 2': 0.3, 'claim none': 0.1 }), move: 'claim 3' },
      play,
      inWords: (move: string) => (['claim 1', 'claim 3'].includes(move) ? 'beef' : move),
    });
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent.replace(/[\u2068\u2069\s]/g, ''))).toEqual([
      'beef50%',
      'claim230%',
      'claimnone10%',
    ]);
    buttons[0]?.click();
    expect(play).toHaveBeenCalledWith('claim 3');
  });

  it('shows first what the bot would play, even if a few trials make another look better', () => {
    render(Advice, { hinted: hinted({ end: 0.31, dG: 0.3 }), play: vi.fn(), inWords: (move: string) => move });
    expect(screen.getAllByRole('button').map((button) => button.textContent.replace(/[\u2068\u2069\s]/g, ''))).toEqual([
      'dG30%',
      'end31%',
    ]);
  });

  it('shows the chosen move alone when the bot knows no chances', () => {
    const play = vi.fn();
    render(Advice, { hinted: hinted({}), play, inWords: (move: string) => `<${move}>` });
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('<dG>');
    button.click();
    expect(play).toHaveBeenCalledWith('dG');
    expect(screen.getByRole('region').textContent).not.toContain('%');
  });

  it('says so where the estimate cannot tell moves apart', () => {
    render(Advice, {
      hinted: hinted({ end: 0.442, dG: 0.438, basic: 0.44 }),
      play: () => undefined,
      inWords: (move: string) => `<${move}>`,
    });
    expect(screen.getByRole('heading').textContent).toBe(
      'Master sees no difference: every move has a win chance of about 44%',
    );
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).not.toContain('44%');
  });
});
