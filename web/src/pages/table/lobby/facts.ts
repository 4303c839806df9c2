/** What an invitation is to, in words: the clock and the rules. */
import type { ClockRule, GameInfo, Table } from '$lib/types.gen';
import { say, sayArg } from '$lib/words';
import { manifestOf } from '../../../games/games';

/** "15 minutes per player, plus 10 seconds per move" */
export function clockInWords(clock: ClockRule | null): string {
  if (clock?.kind === 'post') return say('clock-post', { n: clock.days });
  const { game_seconds: whole, increment_seconds: back, move_seconds: each } = clock ?? {};
  const parts = [
    ...(whole ? [whole % 60 ? say('clock-seconds', { n: whole }) : say('clock-game', { n: whole / 60 })] : []),
    ...(whole && back ? [say('clock-increment', { n: back })] : []),
    ...(each ? [say('clock-move', { n: each })] : []),
  ];
  return parts.join(', ') || say('clock-none');
}

/** What is played otherwise than usual: as the game says it, else the options that its form offers. */
export function rulesInWords(table: Table, game: GameInfo | undefined): string {
  const offered = (game?.form ?? []).flatMap(({ name, label, values }) => {
    const chosen = table.options[name];
    if (chosen === undefined || chosen === game?.options[name]) return [];
    if (chosen === true) return [sayArg(label)];
    const known = values.find(({ value }) => value === chosen);
    return [`${sayArg(label)}: ${known ? sayArg(known.label) : JSON.stringify(chosen)}`];
  });
  const own = manifestOf(table.game).rulesInWords?.(table.options) ?? [];
  return [...own, ...offered].join(', ') || say('lobby-usual-rules');
}
