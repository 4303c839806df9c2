/** Figures of the games: from the generated data, and from rules that are translated from the engine. */
import { rivalRestaurants as data } from '../rules/data.gen';
import {
  draft_seat,
  first_seat,
  income_with,
  level_after,
  max_points,
  Rules,
  standing,
  Town,
} from '../rules/rival_restaurants.gen';
import type { Kitchen, Phase, RivalSetup, RivalState } from './types';

export const rivals = data;

/** Keys of things, as the rules number them. */
export const keys = {
  chefs: data.chefs.map(({ key }) => key as string),
  restaurants: data.restaurants.map(({ key }) => key as string),
  upgrades: data.upgrades.map(({ key }) => key as string),
  ingredients: data.ingredients.map(({ key }) => key as string),
  markets: data.markets.map(({ key }) => key as string),
  recipes: data.recipes.map(({ key }) => key as string),
};

const bits = (all: readonly string[], owned: readonly string[]): number =>
  owned.reduce((mask, key) => mask | (1 << all.indexOf(key)), 0);

/** What was agreed, as the rules know it. */
export function rulesFor(seats: number, squad = false, homeCook = false, head = 0): Rules {
  return Object.assign(new Rules(seats), data.rules, { squad, home_cook: homeCook, head });
}

/** The rules' picture of a tracked game. */
export function townOf(state: Pick<RivalState, 'kitchens' | 'setup' | 'day'>): Town {
  const { options, head } = state.setup;
  const town = new Town(rulesFor(state.kitchens.length, options.mode !== 'standard', options.home_cook, head));
  town.day = state.day;
  for (const [seat, kitchen] of state.kitchens.entries()) {
    town.points[seat] = kitchen.points;
    town.gourmets[seat] = kitchen.gourmets;
    town.money[seat] = kitchen.money / data.unit;
    town.level[seat] = kitchen.level;
    town.garbage[seat] = kitchen.garbage;
    town.restaurant[seat] = keys.restaurants.indexOf(kitchen.restaurant);
  }
  return town;
}

/** What a restaurant earns at the beginning of a day, in dollars (RR-3.1). */
export const incomeOf = (kitchen: Kitchen): number => income_with(bits(keys.upgrades, kitchen.upgrades)) * data.unit;

/** The upgrades that bring money, and how much each. */
export const earning = (kitchen: Kitchen) =>
  data.upgrades.filter(({ key, income: more }) => more > 0 && kitchen.upgrades.includes(key));

export const levelAfter = level_after;

/** Whether a day is the last one (RR-6.1). */
export const goalReached = (state: RivalState): boolean => max_points(townOf(state)) >= data.goal;

/** Whose seat comes first today (RR-1.10). */
export const firstSeat = (state: RivalState): number => first_seat(townOf(state));

/** Who picks or bans next in a draft (RR-10.5). */
export const draftSeat = (state: RivalState): number => draft_seat(townOf(state).rules, state.drafted.length);

/** The time limit of a phase, if it has one. */
export const limitOf = (phase: Phase): 'move' | 'market' | '' =>
  data.day.find((each) => each.phase === phase)?.limit ?? '';

/** The phase that follows on the same day; null: the day is over. */
export const phaseAfter = (phase: Phase): Phase | null =>
  data.day[data.day.findIndex((each) => each.phase === phase) + 1]?.phase ?? null;

export const firstPhase: Phase = data.day[0].phase;

export interface Verdict {
  readonly winners: readonly number[];
  /** what decided; `shared`: nothing did */
  readonly by: 'points' | 'gourmets' | 'money' | 'shared';
  /** whom the money has to decide between: it must be counted */
  readonly tied: readonly number[];
}

/** Who wins, and by what (RR-6.1): the rule is asked with less and less left out. */
export function verdict(state: RivalState): Verdict {
  const best = (without: readonly ('gourmets' | 'money')[]): number[] => {
    const town = townOf(state);
    for (const part of without) town[part].fill(0);
    const mask = standing(town, (1 << town.seats) - 1);
    return state.kitchens.flatMap((_, seat) => ((mask >> seat) & 1 ? [seat] : []));
  };
  const byPoints = best(['gourmets', 'money']);
  const byGourmets = best(['money']);
  const winners = best([]);
  const by =
    byPoints.length === 1
      ? 'points'
      : byGourmets.length === 1
        ? 'gourmets'
        : winners.length < byGourmets.length
          ? 'money'
          : 'shared';
  return { winners, by, tied: byGourmets.length > 1 ? byGourmets : [] };
}

/** The limit of a phase in seconds; 0: none. Home Cook takes it away where the rules say so (RR-11.1). */
export function secondsOf(setup: RivalSetup, phase: 'move' | 'market' | 'spree'): number {
  const { options } = setup;
  if (options.home_cook && (data.untimedAtHome as readonly string[]).includes(phase)) return 0;
  return options[`${phase}_seconds`];
}
