/** What is asked, in one sentence. It never mentions cubes, trades or bistros that are not there. */
import type { BurgerJointView } from '$lib/types.gen';
import { say } from '$lib/words';
import { offersOf } from '../moves';

/** where a first cube can come from: `-centre`, `-own`, `-any`, or '' for both */
function sourceOf(view: BurgerJointView): string {
  if (view.step !== 'first-pick') return '';
  const [centre, own] = [view.general !== '', (view.sides[view.mover ?? 0]?.area ?? '') !== ''];
  return centre && own ? '' : centre ? '-centre' : own ? '-own' : '-any';
}

/** what can be traded: `-alike`, `-bistros`, `-none`, or '' for both */
function tradesOf(moves: readonly string[]): string {
  const { store, abilities } = offersOf(moves);
  const [alike, able] = [store.length > 0, abilities.length > 0];
  return alike && able ? '' : alike ? '-alike' : able ? '-bistros' : '-none';
}

/** whether the mover picks again because the other side has all its cubes (BJ-3.5) */
const picksTheRest = (view: BurgerJointView): boolean =>
  view.step === 'pick' && view.mover !== null && view.sides[1 - view.mover]?.picks === 0;

interface Asked {
  readonly you: boolean;
  readonly moves: readonly string[];
}

export function promptOf(view: BurgerJointView, { you, moves }: Asked): string {
  const mover = view.mover ?? 0;
  if (picksTheRest(view))
    return say(`${you ? 'bj-you' : 'bj-ask'}-pick-rest`, { seat: `@${mover}`, other: `@${1 - mover}` });
  const which = you && view.step === 'trade' && moves.length ? tradesOf(moves) : sourceOf(view);
  const n = view.step === 'discard' ? (view.sides[view.mover ?? 0]?.excess ?? 0) : view.pending;
  return say(`${you ? 'bj-you' : 'bj-ask'}-${view.step}${which}`, {
    seat: `@${view.mover ?? 0}`,
    n,
    limit: view.hand_limit,
  });
}
