/** Drawing lots, and who has to choose what before a game (RR-2.1, RR-2.3, RR-10.1, RR-10.5, RR-11.3). */
import { Rules, why_not, type OptionsError } from '../rules/rival_restaurants.gen';
import { draftSeat, rivals } from './figures';
import type { Lots, RivalPlayer, RivalSetup, RivalState } from './types';

/** A whole number below n. */
export type Random = (n: number) => number;

export const fairly: Random = (n) => {
  const most = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (word < most) return word % n;
  }
};

const isSquad = ({ options }: RivalSetup): boolean => options.mode !== 'standard';

/** How many chefs a player keeps of those dealt (RR-2.1, RR-11.3). */
export const chefsKept = ({ options, players }: RivalSetup): number =>
  Object.assign(new Rules(players.length), { two_cooks: options.two_many_cooks }).chefs_each();

/** Why these players cannot play by these rules, or null: the engine's own answer. */
export function objection(setup: RivalSetup): OptionsError | null {
  const { players, options, head } = setup;
  return why_not({ ...rivals.options, ...options, chefs: undefined, head_chef: head + 1 }, players.length);
}

/** Names that are given twice. */
export function twice(setup: RivalSetup): string[] {
  const all = setup.players.flatMap(({ restaurant, chefs }) => [restaurant, ...chefs]).filter(Boolean);
  return [...new Set(all.filter((key, i) => all.indexOf(key) !== i))];
}

/** Deals from a shuffled pool: `each` to everybody who wants some. */
function deal(pool: readonly string[], wants: readonly boolean[], each: number, random: Random): string[][] {
  const left = [...pool];
  return wants.map((wanted) =>
    wanted
      ? Array.from({ length: Math.min(each, left.length) }, () => left.splice(random(left.length), 1)[0] ?? '')
      : [],
  );
}

/** All lots of a game, drawn before it begins. What somebody named themselves is out of the draw. */
export function drawLots(setup: RivalSetup, random: Random = fairly): Lots {
  const { players, options } = setup;
  const named = players.flatMap(({ restaurant, chefs }) => [restaurant, ...chefs]);
  const none = players.map(() => false);
  const all = players.map(() => true);
  const free = rivals.chefs.filter(({ key }) => !named.includes(key));
  const keysOf = (chefs: typeof free) => chefs.map(({ key }) => key as string);
  const squad = isSquad(setup);
  const lacking = (want: (player: RivalPlayer) => boolean) => (squad ? none : players.map(want));
  return {
    restaurants: deal(
      rivals.restaurants.map(({ key }) => key).filter((key) => !named.includes(key)),
      players.map(({ restaurant }) => !restaurant),
      options.choose_restaurants,
      random,
    ),
    chefs: deal(
      keysOf(options.beginners_chefs ? free.filter(({ beginners }) => beginners) : free),
      lacking(({ chefs }) => !chefs.length),
      Math.max(options.choose_chefs, chefsKept(setup)),
      random,
    ),
    npcs: deal(keysOf(rivals.chefs.filter(({ npc }) => npc)), squad ? all : none, rivals.squad.npcs, random),
    squads: deal(
      keysOf(rivals.chefs.filter(({ npc }) => !npc)),
      options.mode === 'squad' ? all : none,
      rivals.squad.chefs,
      random,
    ),
  };
}

/** What somebody has to choose now: so many of these. */
export interface Choice {
  readonly seat: number;
  readonly what: 'restaurant' | 'chefs' | 'npc' | 'squad' | 'draft';
  readonly from: readonly string[];
  readonly keep: number;
  /** in a draft: the chef is banned, not taken */
  readonly ban: boolean;
}

/** The next choice before the first day, restaurants first, chefs last; null: the game can begin. */
export function nextChoice(state: RivalState): Choice | null {
  const { kitchens, lots, setup } = state;
  const find = (
    what: Choice['what'],
    dealt: readonly (readonly string[])[],
    keep: number,
    lacks: (seat: number) => boolean,
  ): Choice | null => {
    const seat = kitchens.findIndex((_, other) => (dealt[other]?.length ?? 0) > 0 && lacks(other));
    return seat < 0 ? null : { seat, what, from: dealt[seat] ?? [], keep, ban: false };
  };
  return (
    find('restaurant', lots.restaurants, 1, (seat) => !kitchens[seat]?.restaurant) ??
    find('npc', lots.npcs, 1, (seat) => !kitchens[seat]?.npc) ??
    find('squad', lots.squads, rivals.squad.kept, (seat) => !kitchens[seat]?.squad.length) ??
    draftTurn(state) ??
    find('chefs', lots.chefs, chefsKept(setup), (seat) => !kitchens[seat]?.chefs.length)
  );
}

function draftTurn(state: RivalState): Choice | null {
  if (state.setup.options.mode !== 'squad-draft') return null;
  const turn = rivals.draft[state.drafted.length];
  if (!turn) return null;
  const from = rivals.chefs.flatMap(({ key, npc }) => (npc || state.drafted.includes(key) ? [] : [key as string]));
  return { seat: draftSeat(state), what: 'draft', from, keep: 1, ban: turn.ban };
}

/** All chefs that may have a power in this game, NPCs and squads included. */
export const chefsInPlay = (state: RivalState): string[] =>
  state.kitchens.flatMap(({ chefs, npc, squad }) => [...chefs, ...(npc ? [npc] : []), ...squad]);
