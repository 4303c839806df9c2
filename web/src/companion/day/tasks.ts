/** What a phase asks of everybody, as sentences with the figures of this game (RR-3 … RR-6). */
import { say } from '$lib/words';
import { earning, firstSeat, incomeOf, rivals } from '../model/figures';
import { chefsInPlay } from '../model/lots';
import type { RivalState } from '../model/types';

export interface Task {
  readonly key: string;
  readonly rule: string;
  readonly text: string;
  /** for each player, where it differs */
  readonly each: readonly string[];
}

/** Whether a task that needs a chef or a card can come up in this game. */
function comesUp(state: RivalState, needs: string): boolean {
  if (!needs) return true;
  if (rivals.chefs.some(({ key }) => key === needs)) return chefsInPlay(state).includes(needs);
  const card = rivals.cards.find(({ key }) => key === needs);
  return (card?.[state.setup.options.edition] ?? 0) > 0;
}

function incomes(state: RivalState): string[] {
  if (state.kitchens.every((kitchen) => !earning(kitchen).length)) return [];
  return state.kitchens.map((kitchen) => {
    const why = earning(kitchen).map(({ key }) => `$rr-${key}`);
    const args = { who: `=${kitchen.name}`, money: incomeOf(kitchen) };
    return why.length ? say('co-income-more', { ...args, why }) : say('co-income', args);
  });
}

export function tasksOf(state: RivalState): Task[] {
  const first = state.kitchens[firstSeat(state)]?.name ?? '';
  const squad = state.setup.options.mode !== 'standard';
  return rivals.phases[state.phase].flatMap(({ key, rule, needs }) => {
    if (!comesUp(state, needs)) return [];
    const id = squad && key === 'destinations' ? 'destinations-squad' : key;
    const text = say(`co-task-${id}`, {
      money: rivals.income * rivals.unit,
      more: Math.max(...rivals.upgrades.map(({ income }) => income)) * rivals.unit,
      goal: rivals.goal,
      first: `=${first}`,
      levels: rivals.levels.map((level) => `=${level}`),
      card: rivals.island.card * rivals.unit,
    });
    return [{ key, rule, text, each: key === 'income' ? incomes(state) : [] }];
  });
}
