/**
 * What may be played for a player who has nothing to decide. How soon somebody answers tells others something: whoever
 * holds cards answers by hand, unless only bots are watching.
 */
import type { MarketView, RivalRestaurantsView } from '$lib/types.gen';
import type { Person } from '../game';
import { inBin } from './moves';
import { argumentsOf, withPhrase, withVerb, written } from './notation';

/** Whether a quick answer gives nothing away: the hand is empty, as all can see, or all others are bots. */
export const tellsNothing = (view: RivalRestaurantsView, people: readonly Person[], me: number): boolean =>
  view.seats[me]?.cards === 0 || people.every((person, seat) => seat === me || person.bot);

/** The action cards that could be played now. */
export const playableCards = (moves: readonly string[]): string[] => [
  ...new Set(withVerb(moves, 'play').map((move) => argumentsOf(move)[0] ?? '')),
];

/** In the step of powers: there is none to use, and no card to play but those kept for later (RR-3.4). */
export const nothingToUse = (
  view: RivalRestaurantsView,
  moves: readonly string[],
  kept: readonly string[] = [],
): boolean =>
  view.step === 'powers' &&
  moves.includes('ready') &&
  moves.length === 1 + withVerb(moves, 'play').length &&
  playableCards(moves).every((card) => kept.includes(card));

/** What hits me cannot be stopped: there is no Clam-Voyance to play (RR-9.2). */
export const nothingToStop = (view: RivalRestaurantsView, moves: readonly string[]): boolean =>
  view.step === 'effect' && moves.length === 1 && moves[0] === 'pass';

/**
 * The claim of somebody who stands alone at a market (RR-3.3): nobody competes, and what is claimed need not be bought
 * (RR-4.2). It is something that is needed there, first what rivals need too; none if nothing is. Null for who is not
 * alone. A card that could be played now can be played after the claim, too (RR-3.4).
 */
export function obviousClaim(view: RivalRestaurantsView, moves: readonly string[], me: number): string | null {
  const own = view.seats[me];
  const [chef, second] = own?.claiming ?? [];
  if (view.step !== 'claims' || !own || !chef?.market || chef.closed || second) return null;
  const { market } = chef;
  if (view.seats.flatMap((seat) => seat.chefs).filter(({ place }) => place === market).length !== 1) return null;
  const claims = withVerb(moves, 'claim');
  const lying = (move: string): string => inBin(view, market, argumentsOf(move)[0] ?? '') ?? '';
  const rivals = (move: string): number =>
    view.seats.filter((seat, at) => at !== me && seat.needs.includes(lying(move))).length;
  const [wanted] = claims
    .filter((move) => own.needs.includes(lying(move)))
    .sort((one, other) => rivals(other) - rivals(one));
  const none = written('CLAIM', 'none');
  return wanted ?? (claims.includes(none) ? none : null);
}

/** Something that can be put on the shopping list. */
export interface Ware {
  readonly move: string;
  /** the key of what is bought: an ingredient, an upgrade, or `` for an action card */
  readonly key: string;
  readonly price: number;
  readonly needed: boolean;
}

const binPrice = (market: MarketView | undefined): number => market?.my_bin_price ?? market?.price ?? 0;

/** What can be bought now with a price that is known: cards in bins, and the Island's wares. */
export function waresOf(view: RivalRestaurantsView, moves: readonly string[], me: number): Ware[] {
  const needs = view.seats[me]?.needs ?? [];
  const bins = withPhrase(moves, 'buy-bin').map((move) => {
    const [market = '', bin = ''] = argumentsOf(move);
    const key = inBin(view, market, bin) ?? '';
    const price = binPrice(view.markets.find((each) => each.key === market));
    return { move, key, price, needed: needs.includes(key) };
  });
  const upgrades = withVerb(moves, 'buy').flatMap((move) => {
    const [key = '', more] = argumentsOf(move);
    const price = view.island?.upgrades[key];
    return price !== undefined && more === undefined ? [{ move, key, price, needed: false }] : [];
  });
  const card = written('BUY_CARD');
  const drawn =
    moves.includes(card) && view.island ? [{ move: card, key: '', price: view.island.card, needed: false }] : [];
  return [...bins, ...drawn, ...upgrades];
}

/**
 * What is on the list: what the player ticked, and, until they say otherwise, one of each thing that they need, as far
 * as the money goes.
 */
export function chosenOf(wares: readonly Ware[], ticked: Readonly<Record<string, boolean>>, purse: number): Ware[] {
  let left = purse;
  const seen = new Set<string>();
  const take = (ware: Ware): boolean => {
    if (ware.price > left) return false;
    left -= ware.price;
    seen.add(ware.key);
    return true;
  };
  const byHand = wares.filter((ware) => ticked[ware.move] === true && take(ware));
  const byNeed = wares.filter(
    (ware) => ware.needed && ticked[ware.move] === undefined && !seen.has(ware.key) && take(ware),
  );
  return wares.filter((ware) => byHand.includes(ware) || byNeed.includes(ware));
}
