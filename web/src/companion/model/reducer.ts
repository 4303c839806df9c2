/** What an action does: a state and an action give the next state. Nothing else ever changes a companion. */
import {
  draftSeat,
  firstPhase,
  goalReached,
  keys,
  levelAfter,
  limitOf,
  phaseAfter,
  rivals,
  secondsOf,
} from './figures';
import { atStart, burgers, chainOf, pointsOf } from './burgers';
import { isAction } from './guards';
import { chefsKept } from './lots';
import { leftAt, startTimer } from './timer';
import type { Action, Buildings, BurgerState, CompanionState, Entry, Kitchen, Phase, RivalState, Side } from './types';

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** Some actions are no part of what can be undone: the clock goes on. */
const clockActions: readonly Action['kind'][] = ['pause', 'resume', 'more-time', 'limit', 'undo'];
const canUndo = ({ action }: Entry, at: number): boolean => at > 0 && !clockActions.includes(action.kind);

/** The entries that count: an undo takes the last undoable one away, and a new game forgets the one before. */
export function effective(entries: readonly Entry[]): Entry[] {
  let kept: Entry[] = [];
  for (const entry of entries) {
    if (!isAction(entry.action)) continue;
    if (entry.action.kind === 'undo') {
      const at = kept.findLastIndex(canUndo);
      if (at > 0) kept.splice(at, 1);
    } else if (entry.action.kind === 'begin-rivals' || entry.action.kind === 'begin-burgers') kept = [entry];
    else kept.push(entry);
  }
  return kept;
}

/** The state after all entries; null before the first game. */
export function fold(entries: readonly Entry[]): CompanionState | null {
  let state: CompanionState | null = null;
  for (const { action, at } of effective(entries)) state = reduce(state, action, at);
  return state;
}

export const undoable = (entries: readonly Entry[]): boolean => effective(entries).findLastIndex(canUndo) > 0;

export function reduce(state: CompanionState | null, action: Action, at: number): CompanionState | null {
  if (action.kind === 'begin-rivals') return beginRivals(action);
  if (action.kind === 'begin-burgers') return beginBurgers(action);
  if (state === null) return null;
  return state.game === 'rival-restaurants' ? rivalsAfter(state, action, at) : burgersAfter(state, action);
}

// ---- Rival Restaurants ----

function beginRivals({ setup, lots }: Extract<Action, { kind: 'begin-rivals' }>): RivalState {
  const kitchens = setup.players.map(({ name, restaurant, chefs }, seat) => {
    const only = (dealt: readonly string[] | undefined, kept: number) => (dealt && dealt.length === kept ? dealt : []);
    return {
      name,
      // What was dealt without a choice is taken at once.
      restaurant: restaurant || (only(lots.restaurants[seat], 1)[0] ?? ''),
      chefs: chefs.length ? chefs : only(lots.chefs[seat], chefsKept(setup)),
      npc: '',
      squad: [],
      points: 0,
      level: 0,
      garbage: 0,
      gourmets: 0,
      money: 0,
      upgrades: [],
    };
  });
  return {
    game: 'rival-restaurants',
    setup,
    lots,
    kitchens,
    drafted: [],
    day: 1,
    phase: firstPhase,
    spree: false,
    timer: null,
    reached: null,
    over: false,
  };
}

const withKitchen = (state: RivalState, seat: number, part: Partial<Kitchen>): RivalState => ({
  ...state,
  kitchens: state.kitchens.map((kitchen, other) => (other === seat ? { ...kitchen, ...part } : kitchen)),
});

function entered(state: RivalState, day: number, phase: Phase, at: number): RivalState {
  const limit = limitOf(phase);
  const seconds = limit ? secondsOf(state.setup, limit) : 0;
  return { ...state, day, phase, spree: false, timer: startTimer(seconds, at) };
}

function rivalsAfter(state: RivalState, action: Action, at: number): RivalState {
  if ('seat' in action && !state.kitchens[action.seat]) return state;
  switch (action.kind) {
    case 'choose':
      return withKitchen(
        state,
        action.seat,
        action.what === 'restaurant' || action.what === 'npc'
          ? { [action.what]: action.keys[0] ?? '' }
          : { [action.what]: action.keys },
      );
    case 'draft':
      return drafted(state, action.chef);
    case 'next':
      return advanced(state, at);
    case 'head':
      return { ...state, setup: { ...state.setup, head: action.seat } };
    case 'limit':
      return limited(state, action.phase, action.seconds, at);
    case 'pause':
      return state.timer && state.timer.since !== null
        ? { ...state, timer: { ...state.timer, left: leftAt(state.timer, at), since: null } }
        : state;
    case 'resume':
      return state.timer && state.timer.since === null && state.timer.left > 0
        ? { ...state, timer: { ...state.timer, since: at } }
        : state;
    case 'more-time':
      return { ...state, timer: startTimer(action.seconds, at) };
    case 'spree':
      return state.phase === 2 && !state.spree
        ? { ...state, spree: true, timer: startTimer(secondsOf(state.setup, 'spree'), at) }
        : state;
    case 'count':
      return counted(state, action.seat, action.what, action.by);
    case 'cook': {
      const { seat, points, garbage, gourmets } = action;
      const more = counted(counted(state, seat, 'garbage', garbage), seat, 'gourmets', gourmets);
      return counted(more, seat, 'points', points);
    }
    case 'upgrade': {
      const owned = state.kitchens[action.seat]?.upgrades.filter((key) => key !== action.key) ?? [];
      const all = action.owned ? [...owned, action.key] : owned;
      return withKitchen(state, action.seat, { upgrades: keys.upgrades.filter((key) => all.includes(key)) });
    }
    case 'chef':
      return withKitchen(state, action.seat, {
        chefs: (state.kitchens[action.seat]?.chefs ?? []).map((chef, i) => (i === action.at ? action.chef : chef)),
      });
    default:
      return state;
  }
}

function drafted(state: RivalState, chef: string): RivalState {
  const turn = rivals.draft[state.drafted.length];
  if (!turn || state.drafted.includes(chef)) return state;
  const next = { ...state, drafted: [...state.drafted, chef] };
  if (turn.ban) return next;
  const seat = draftSeat(state);
  return withKitchen(next, seat, { squad: [...(state.kitchens[seat]?.squad ?? []), chef] });
}

/** The Head Chef moves the phase on (RR-2.2); after a cooking that reached the goal the game is over (RR-6.1). */
function advanced(state: RivalState, at: number): RivalState {
  if (state.over) return state;
  const calm = { ...state, reached: null };
  const phase = phaseAfter(state.phase);
  if (phase) return entered(calm, state.day, phase, at);
  if (goalReached(state)) return { ...calm, over: true, timer: null };
  return entered(calm, state.day + 1, firstPhase, at);
}

function limited(state: RivalState, phase: 'move' | 'market' | 'spree', seconds: number, at: number): RivalState {
  const options = { ...state.setup.options, [`${phase}_seconds`]: seconds };
  const next = { ...state, setup: { ...state.setup, options } };
  const now = state.spree ? 'spree' : limitOf(state.phase);
  return now === phase ? { ...next, timer: startTimer(secondsOf(next.setup, phase), at) } : next;
}

const most = { points: 99, garbage: 99, gourmets: 48, money: 99_900 } as const;

function counted(state: RivalState, seat: number, what: keyof typeof most, by: number): RivalState {
  const kitchen = state.kitchens[seat];
  if (!kitchen) return state;
  const value = between(0, kitchen[what] + by, most[what]);
  if (what !== 'points') return withKitchen(state, seat, { [what]: value });
  const level = levelAfter(kitchen.level, value);
  const levels = Array.from({ length: level - kitchen.level }, (_, i) => kitchen.level + 1 + i);
  const goal = value >= rivals.goal && kitchen.points < rivals.goal;
  const reached = levels.length || goal ? { seat, levels, goal } : state.reached?.seat === seat ? null : state.reached;
  return { ...withKitchen(state, seat, { points: value, level }), reached };
}

// ---- Burger Joint ----

function beginBurgers({ setup }: Extract<Action, { kind: 'begin-burgers' }>): BurgerState {
  return {
    game: 'burger-joint',
    setup,
    turn: 1,
    active: setup.set.starting_chain === 'pizza' ? 1 : 0,
    phase: 0,
    sides: [atStart(setup.set, 0), atStart(setup.set, 1)],
    winner: null,
  };
}

const withSide = (state: BurgerState, side: Side, part: Partial<Buildings>): BurgerState => {
  const [burger, pizza] = state.sides;
  return { ...state, sides: side === 0 ? [{ ...burger, ...part }, pizza] : [burger, { ...pizza, ...part }] };
};

const phaseAt = (key: string): number => burgers.phases.findIndex((phase) => phase.key === key);

function burgersAfter(state: BurgerState, action: Action): BurgerState {
  switch (action.kind) {
    case 'next':
      return burgersAdvanced(state);
    case 'build': {
      const chain = chainOf(state.setup.set, action.side);
      const spaces = action.what === 'publicity' ? chain.publicity.points.length : chain.basic.points.length;
      const value = between(0, state.sides[action.side][action.what] + action.by, spaces);
      return withSide(state, action.side, { [action.what]: value });
    }
    case 'own': {
      const all = action.what === 'diners' ? burgers.letters : burgers.bistros;
      const owned = [...state.sides[action.side][action.what]].filter((letter) => letter !== action.letter);
      const now = action.owned ? [...owned, action.letter] : owned;
      return withSide(state, action.side, { [action.what]: all.filter((letter) => now.includes(letter)).join('') });
    }
    default:
      return state;
  }
}

/** The next phase; entering Score moves the active player's marker, and enough points win at once (BJ-6). */
function burgersAdvanced(state: BurgerState): BurgerState {
  if (state.winner !== null) return state;
  const phase = state.phase + 1;
  if (phase === phaseAt('score')) {
    const score = pointsOf(state.setup.set, state.active, state.sides[state.active]).sum;
    const scored = { ...withSide(state, state.active, { score }), phase };
    return score >= state.setup.set.points_to_win ? { ...scored, winner: state.active } : scored;
  }
  if (phase < burgers.phases.length) return { ...state, phase };
  return { ...state, phase: 0, turn: state.turn + 1, active: state.active === 0 ? 1 : 0 };
}
