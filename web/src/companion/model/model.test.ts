import { beforeEach, describe, expect, it } from 'vitest';
import { burgers, capacityOf, classic, cubesIn, ownColours, picksOf, pointsOf } from './burgers';
import { incomeOf, rivals, secondsOf, verdict } from './figures';
import { isAction } from './guards';
import { drawLots, nextChoice, objection, twice } from './lots';
import { fold, reduce, undoable } from './reducer';
import { LocalCompanion } from './store.svelte';
import { begun, setupFor } from './testing';
import { leftAt } from './timer';
import type { Action, BurgerState, Entry, RivalState } from './types';

const entries = (...actions: (Action | [Action, number])[]): Entry[] =>
  actions.map((each, i) => (Array.isArray(each) ? { action: each[0], at: each[1] } : { action: each, at: i }));
const beginning = (count = 3): Action => {
  const setup = setupFor(count);
  return { kind: 'begin-rivals', setup, lots: drawLots(setup, () => 0) };
};
const after = (...actions: (Action | [Action, number])[]) => fold(entries(beginning(), ...actions)) as RivalState;
const next: Action = { kind: 'next' };

describe('a day of Rival Restaurants', () => {
  it('goes through its phases and on to the next day (RR-3 to RR-5)', () => {
    expect([after().phase, after(next).phase, after(next, next).phase]).toEqual([1, 2, 3]);
    expect(after(next, next, next)).toMatchObject({ day: 2, phase: 1, timer: null });
  });
  it('has a minute for Buy & Barter (RR-4), none in Home Cook (RR-11.1)', () => {
    const state = after([next, 1000]);
    expect(state.timer).toEqual({ limit: 60_000, left: 60_000, since: 1000 });
    expect(secondsOf(setupFor(3, { home_cook: true }), 'market')).toBe(0);
    expect(secondsOf(setupFor(3, { home_cook: true, move_seconds: 30 }), 'move')).toBe(30);
  });
  it('stops the timer for an action card and goes on with what was left (RR-9.1)', () => {
    const paused = after([next, 1000], [{ kind: 'pause' }, 21_000]);
    expect(paused.timer && leftAt(paused.timer, 999_000)).toBe(40_000);
    const resumed = after([next, 1000], [{ kind: 'pause' }, 21_000], [{ kind: 'resume' }, 100_000]);
    expect(resumed.timer && leftAt(resumed.timer, 110_000)).toBe(30_000);
    expect(resumed.timer && leftAt(resumed.timer, 999_999)).toBe(0);
  });
  it('gives Shopping Spree its own minute, in phase 2 only (RR-9 Shopping Spree)', () => {
    const spree = after([next, 0], [{ kind: 'spree' }, 50_000]);
    expect(spree).toMatchObject({ spree: true, timer: { left: 60_000, since: 50_000 } });
    expect(after({ kind: 'spree' }).spree).toBe(false);
    expect(after(next, { kind: 'spree' }, next).spree).toBe(false);
  });
  it('can change its limits while it runs', () => {
    const state = after([next, 0], [{ kind: 'limit', phase: 'market', seconds: 90 }, 5000]);
    expect(state.timer).toEqual({ limit: 90_000, left: 90_000, since: 5000 });
  });
});

describe('the tracker', () => {
  const count = (by: number, what: 'points' | 'garbage' = 'points', seat = 1): Action => ({
    kind: 'count',
    seat,
    what,
    by,
  });
  it('tells each level as it is reached, and keeps it though points fall (RR-5.5)', () => {
    expect(after(count(8)).reached).toEqual({ seat: 1, levels: [1, 2], goal: false });
    const fallen = after(count(8), count(-6));
    expect(fallen.kitchens[1]).toMatchObject({ points: 2, level: 2 });
    expect(after(count(8), count(-6), count(1)).reached).toBeNull();
  });
  it('ends the game after the cooking of the day at 20, not before (RR-6.1)', () => {
    const reached = after(next, next, count(20));
    expect(reached).toMatchObject({ over: false, reached: { levels: [1, 2, 3], goal: true } });
    expect(after(next, next, count(20), next).over).toBe(true);
    expect(after(count(20), next).over).toBe(false);
  });
  it('never counts below 0', () => expect(after(count(-3, 'garbage')).kitchens[1]?.garbage).toBe(0));
  it('knows the income with Social Media and Celebrity Endorsement (RR-3.1)', () => {
    const one = after({ kind: 'upgrade', seat: 0, key: 'social-media', owned: true });
    const two = after(
      { kind: 'upgrade', seat: 0, key: 'social-media', owned: true },
      { kind: 'upgrade', seat: 0, key: 'celebrity-endorsement', owned: true },
    );
    expect([after(), one, two].map((state) => state.kitchens[0] && incomeOf(state.kitchens[0]))).toEqual([
      300, 400, 500,
    ]);
  });
  it('undoes the last change, and leaves the clock alone', () => {
    const undo: Action = { kind: 'undo' };
    expect(after(count(3), undo).kitchens[1]?.points).toBe(0);
    const state = after([next, 0], [count(3), 10], [{ kind: 'pause' }, 20_000], [undo, 30_000]);
    expect(state.kitchens[1]?.points).toBe(0);
    expect(state.timer).toMatchObject({ left: 40_000, since: null });
    expect(after(next, undo, undo, undo).phase).toBe(1);
    expect(undoable(entries(beginning(), { kind: 'undo' }))).toBe(false);
  });
  it('enters a whole cooking as one change', () => {
    const cook: Action = { kind: 'cook', seat: 0, points: 7, garbage: 2, gourmets: 1 };
    expect(after(cook).kitchens[0]).toMatchObject({ points: 7, garbage: 2, gourmets: 1, level: 2 });
    expect(after(cook, { kind: 'undo' }).kitchens[0]).toMatchObject({ points: 0, garbage: 0, gourmets: 0 });
  });
  it('breaks ties by gourmet recipes, then by money, else shares (RR-6.1)', () => {
    const tie = (second: Partial<RivalState['kitchens'][number]>) => {
      const game = begun(3);
      const [one, two, three] = game.kitchens;
      if (!one || !two || !three) throw new Error('three players');
      const base = { points: 21, gourmets: 2, money: 400 };
      return verdict({ ...game, kitchens: [{ ...one, ...base }, { ...two, ...base, ...second }, three] });
    };
    expect(tie({ points: 20 })).toMatchObject({ winners: [0], by: 'points', tied: [] });
    expect(tie({ gourmets: 3 })).toMatchObject({ winners: [1], by: 'gourmets', tied: [] });
    expect(tie({ money: 500 })).toMatchObject({ winners: [1], by: 'money', tied: [0, 1] });
    expect(tie({})).toMatchObject({ winners: [0, 1], by: 'shared' });
  });
});

describe('before the first day', () => {
  it('deals each player a restaurant and a chef of their own (RR-2.1)', () => {
    const { kitchens } = begun(6);
    expect(new Set(kitchens.map(({ restaurant }) => restaurant)).size).toBe(6);
    expect(new Set(kitchens.flatMap(({ chefs }) => chefs)).size).toBe(6);
    expect(nextChoice(begun(6))).toBeNull();
  });
  it('lets everybody choose one of k (RR-2.3)', () => {
    let state = begun(4, { choose_restaurants: 2, choose_chefs: 3 });
    const asked: string[] = [];
    for (let choice = nextChoice(state); choice; choice = nextChoice(state)) {
      asked.push(`${choice.seat} ${choice.what} ${choice.from.length}`);
      const { seat, what } = choice;
      if (what === 'draft') throw new Error('no draft here');
      state = reduce(state, { kind: 'choose', seat, what, keys: choice.from.slice(0, choice.keep) }, 0) as RivalState;
    }
    expect(asked).toEqual([
      ...[0, 1, 2, 3].map((seat) => `${seat} restaurant 2`),
      ...[0, 1, 2, 3].map((seat) => `${seat} chefs 3`),
    ]);
    expect(new Set(state.kitchens.flatMap(({ restaurant, chefs }) => [restaurant, ...chefs])).size).toBe(8);
  });
  it('has only the beginners’ chefs if that is wanted (RR-2.1)', () => {
    const known = rivals.chefs.filter(({ beginners }) => beginners).map(({ key }) => key as string);
    for (const { chefs } of begun(6, { beginners_chefs: true }, (n) => n - 1).kitchens)
      expect(known).toContain(chefs[0]);
  });
  it('deals two chefs each for Two Many Cooks (RR-11.3)', () =>
    expect(begun(3, { two_many_cooks: true }).kitchens.map(({ chefs }) => chefs.length)).toEqual([2, 2, 2]));
  it('deals NPCs and squads for Kitchen Squad (RR-10.1)', () => {
    const state = begun(2, { mode: 'squad' });
    expect(nextChoice(state)).toMatchObject({ seat: 0, what: 'npc', keep: 1 });
    expect(state.lots.npcs.map((dealt) => dealt.length)).toEqual([2, 2]);
    expect(state.lots.squads.map((dealt) => dealt.length)).toEqual([4, 4]);
    const npcs = rivals.chefs.filter(({ npc }) => npc).map(({ key }) => key as string);
    expect(state.lots.npcs.flat().every((key) => npcs.includes(key))).toBe(true);
    expect(state.lots.squads.flat().some((key) => npcs.includes(key))).toBe(false);
  });
  it('drafts with bans in the order of RR-10.5', () => {
    let state = begun(2, { mode: 'squad-draft' });
    for (const seat of [0, 1])
      state = reduce(
        state,
        { kind: 'choose', seat, what: 'npc', keys: state.lots.npcs[seat]!.slice(0, 1) },
        0,
      ) as RivalState;
    const turns: string[] = [];
    for (let choice = nextChoice(state); choice; choice = nextChoice(state)) {
      turns.push(`${choice.seat}${choice.ban ? ' bans' : ''}`);
      state = reduce(state, { kind: 'draft', chef: choice.from[0] ?? '' }, 0) as RivalState;
    }
    expect(turns).toEqual(['0', '1', '1 bans', '0', '0 bans', '1', '0', '1']);
    expect(state.kitchens.map(({ squad }) => squad.length)).toEqual([3, 3]);
  });
  it('says why some cannot play together, in the engine’s words', () => {
    expect(objection(setupFor(3))).toBeNull();
    expect(objection(setupFor(7))).toMatchObject({ id: 'rr-err-players-deluxe', rule: 'RR-1.1' });
    expect(objection(setupFor(8, { edition: 'deluxe', beginners_chefs: true }))?.id).toBe('rr-err-choose-chefs');
    expect(objection(setupFor(3, { mode: 'squad' }))).toMatchObject({ id: 'rr-err-squad-two', args: { n: 3 } });
    expect(objection(setupFor(4, { choose_restaurants: 3 }))?.rule).toBe('RR-2.3');
  });
  it('keeps what was named out of the draw', () => {
    const setup = setupFor(3);
    const named = {
      ...setup,
      players: setup.players.map((p, i) => (i ? p : { ...p, restaurant: 'pho-realz', chefs: ['angus-khan'] })),
    };
    const lots = drawLots(named, () => 0);
    expect(lots.restaurants.flat()).not.toContain('pho-realz');
    expect(lots.chefs.flat()).not.toContain('angus-khan');
    expect(lots.restaurants[0]).toEqual([]);
    expect(twice({ ...named, players: named.players.map((p) => ({ ...p, chefs: ['kim-chi'] })) })).toEqual(['kim-chi']);
  });
});

describe('Burger Joint', () => {
  const begin: Action = { kind: 'begin-burgers', setup: { players: ['Ada', 'Bo'], set: classic } };
  const play = (...actions: Action[]) => fold(entries(begin, ...actions)) as BurgerState;
  it('begins with both scores at 2 and Burger first (BJ-2.1)', () => {
    expect(play()).toMatchObject({ turn: 1, active: 0, phase: 0, sides: [{ score: 2 }, { score: 2 }] });
  });
  it('draws for both capacities, A O A O (BJ-3.1, BJ-3.5)', () => {
    const state = play();
    expect(state.sides.map((owned) => capacityOf(classic, owned))).toEqual([2, 2]);
    expect(picksOf(2, 2).join('')).toBe('AOAO');
    expect(picksOf(4, 2).join('')).toBe('AOAOAA');
    expect(picksOf(2, 4).join('')).toBe('AOAOOO');
    expect(ownColours(state, 0).sort()).toEqual(['K', 'Y']);
    expect(ownColours(state, 1).sort()).toEqual(['G', 'R']);
  });
  it('counts publicity, basics, diners and bistros (BJ-6.1)', () => {
    const owned = { publicity: 1, basics: 5, diners: 'KY', bistros: 'A', score: 0 };
    expect(pointsOf(classic, 0, owned)).toEqual({ publicity: 1, basics: 2, diners: 2, bistros: 2, sum: 7 });
  });
  it('goes through five phases a turn and changes sides; the marker moves at Score only (BJ-6, BJ-8)', () => {
    const build: Action = { kind: 'build', side: 0, what: 'basics', by: 2 };
    expect(play(next, next, build).sides[0].score).toBe(2);
    expect(play(next, next, build, next).sides[0].score).toBe(3);
    expect(play(next, next, next, next, next)).toMatchObject({ turn: 2, active: 1, phase: 0 });
  });
  it('is won at once with 12 points of the active player (BJ-6.2)', () => {
    const own = (side: 0 | 1, letter: string, what: 'diners' | 'bistros'): Action => ({
      kind: 'own',
      side,
      what,
      letter,
      owned: true,
    });
    const rich = (side: 0 | 1) =>
      ['G', 'R', 'W', 'N']
        .map((l) => own(side, l, 'diners'))
        .concat(['A', 'B', 'C', 'D', 'F'].map((l) => own(side, l, 'bistros')));
    expect(play(...rich(0), next, next, next).winner).toBe(0);
    expect(play(...rich(1), next, next, next).winner).toBeNull();
  });
  it('reads prices as cubes', () => expect(cubesIn('3N3R').join('')).toBe('NNNRRR'));
  it('has the phases of the rulebook', () =>
    expect(burgers.phases.map(({ rule }) => rule)).toEqual(['BJ-3', 'BJ-4', 'BJ-5', 'BJ-6', 'BJ-7']));
});

describe('what comes from elsewhere', () => {
  it('is taken only if it is an action', () => {
    for (const bad of [
      null,
      3,
      {},
      { kind: 'nonsense' },
      { kind: 'count', seat: 9, what: 'points', by: 1 },
      { kind: 'count', seat: 0, what: 'points', by: 1e9 },
      { kind: 'begin-rivals' },
      { kind: '__proto__' },
    ])
      expect(isAction(bad)).toBe(false);
    expect(fold([{ at: 0, action: { kind: 'nonsense' } as unknown as Action }])).toBeNull();
  });
  it('changes nothing where it does not fit', () => {
    const state = after();
    expect(reduce(state, { kind: 'count', seat: 7, what: 'points', by: 1 }, 0)).toBe(state);
    expect(reduce(state, { kind: 'build', side: 0, what: 'basics', by: 1 }, 0)).toBe(state);
  });
});

describe('the companion of this browser', () => {
  beforeEach(() => localStorage.clear());
  it('survives a reload', () => {
    const first = new LocalCompanion();
    first.act(beginning());
    first.act(next);
    expect(new LocalCompanion().state).toEqual(first.state);
    first.clear();
    expect(new LocalCompanion().state).toBeNull();
  });
  it('survives what somebody else wrote there', () => {
    for (const text of ['nonsense', '{"version":1,"entries":[{"at":"x","action":{}}]}', '{"version":9}', '[]']) {
      localStorage.setItem('tableside-companion', text);
      expect(new LocalCompanion().state).toBeNull();
    }
  });
});
