/** Says moves in words, by the phrase of their form in the move table. It knows words, not rules. */
import type { Card } from '$art/rival-restaurants/cards';
import type { PendingView, RivalRestaurantsView } from '$lib/types.gen';
import { hasWords, say, type Arg } from '$lib/words';
import { cooking, groups, type Phrase } from './notation.gen';
import { argumentsOf, beginning, begun, spelled, verbOf } from './notation';
import { readBundle } from './trade/bundle';
import { isCard, isChef, isIngredient, isPlace, isRestaurant, isUpgrade, seatOf } from './keys';

/** The name of a recipe as an argument of a message. A custom deck has its own names. */
export function recipeName(key: string, view: RivalRestaurantsView): string {
  const known = [...view.recipes, ...view.seats.flatMap((seat) => seat.recipes)].find((recipe) => recipe.key === key);
  if (known) return known.name;
  return hasWords(`rr-recipe-${key}`) ? `$rr-recipe-${key}` : `=${key}`;
}

/** One word of a move as an argument of a message. */
export function spoken(word: string, view: RivalRestaurantsView): string {
  const seat = seatOf(word);
  if (seat !== null) {
    const chef = word.endsWith('b') ? view.seats[seat]?.chefs[1]?.chef : undefined;
    return chef ? `$rr-${chef}` : `@${seat}`;
  }
  if (word === 'none' || word === 'nobody') return '$rr-thing-nothing';
  if (word === 'first' || word === 'second') return `$rr-t-${word}`;
  if (isIngredient(word) || isPlace(word) || isChef(word) || isCard(word) || isUpgrade(word) || isRestaurant(word))
    return `$rr-${word}`;
  if (/^[\d$]/.test(word)) return `=${word}`;
  return recipeName(word, view);
}

/** What lies in a bin, by the market and the number of the bin. */
export const inBin = (view: RivalRestaurantsView, market: string, number: string | number): string | null =>
  view.markets.find((each) => each.key === market)?.bins[Number(number) - 1] ?? null;

/** Where the chef stands whose claim this is, the first or the second one. */
export const placeOfClaim = (view: RivalRestaurantsView, at: number): string =>
  view.seats[view.seat ?? -1]?.claiming[at]?.market ?? '';
/** What a word of `claim 2` or `claim 1 none` claims: the thing in the bin, or the bin's number if it is empty. */
function claimed(view: RivalRestaurantsView, word: string, at: number): Arg {
  if (word === 'none') return '$rr-t-no-bin';
  const lying = inBin(view, placeOfClaim(view, at), word);
  return lying ? `$rr-${lying}` : `=${word}`;
}

/** Whether a claim is one to be shown: none that would lapse at once, and none at all if all of them would (RR-3.3). */
export function openClaim(view: RivalRestaurantsView, move: string): boolean {
  const chefs = view.seats[view.seat ?? -1]?.claiming ?? [];
  if (verbOf(move) !== 'claim' || !chefs.some(({ closed }) => closed)) return true;
  return (
    chefs.some(({ market, closed }) => market && !closed) &&
    argumentsOf(move).every((bin, at) => bin === 'none' || !chefs[at]?.closed)
  );
}

type Teller = (words: readonly string[], view: RivalRestaurantsView, phrase: Phrase) => string;
const list = (words: readonly string[], view: RivalRestaurantsView): Arg => words.map((word) => spoken(word, view));

/** Several people are "Bo and Cy"; whom and what is "Bo, beef". */
const targets = (words: readonly string[], view: RivalRestaurantsView): Arg =>
  words.every((word) => seatOf(word) !== null)
    ? list(words, view)
    : `=${words.map((word) => say('rr-t-name', { what: spoken(word, view) })).join(', ')}`;
/** A card or a power, and on whom or what. */
const named: Teller = ([name = '', ...rest], view, phrase) =>
  rest.length
    ? say(`rr-do-${phrase}-on`, { what: `$rr-${name}`, on: targets(rest, view) })
    : say(`rr-do-${phrase}`, { what: `$rr-${name}` });
const counted: Teller = ([n = '0', more = '0'], _view, phrase) =>
  say(`rr-do-${phrase}`, { n: Number(n), more: Number(more) });
/** Whatever is chosen, by its names. */
const chosen: Teller = (words, view, phrase) => say(`rr-do-${phrase}`, words.length ? { what: list(words, view) } : {});

function goods(text: string, view: RivalRestaurantsView): Arg {
  const { money, ingredients, garbage, cards, anyCards, recipes, upgrades, favour } = readBundle(text);
  const times = (n: number, what: string) => Array<string>(n).fill(what);
  const parts = [
    ...(money ? [`=$${money}`] : []),
    ...Object.entries(ingredients).flatMap(([key, n]) => times(n, `$rr-${key}`)),
    ...times(garbage, '$rr-thing-garbage'),
    ...[...cards, ...upgrades].map((key) => `$rr-${key}`),
    ...times(anyCards, '$rr-thing-card'),
    ...recipes.map((key) => recipeName(key, view)),
    ...(favour ? [`$rr-thing-favour ${favour}`] : []),
  ];
  return parts.length ? parts : '$rr-thing-nothing';
}
const traded: Teller = ([to = '', give = '', want = ''], view, phrase) =>
  say(`rr-do-${phrase}`, {
    who: to === 'all' ? '$rr-everybody' : spoken(to, view),
    give: goods(give, view),
    want: goods(want, view),
  });

/** Whose offer it is, what I would get and give; nothing if it is not on the table. */
function offered(number: number, view: RivalRestaurantsView): { who: Arg; get: Arg; give: Arg } | null {
  const offer = view.offers.find((each) => each.number === number);
  return offer ? { who: `@${offer.seat}`, get: goods(offer.give, view), give: goods(offer.want, view) } : null;
}

/** The phrases that need more than the names of what stands in the move. */
const tellers: Partial<Record<Phrase, Teller>> = {
  go: ([place = ''], view) => say('rr-do-go', { where: spoken(place, view) }),
  'go-two': ([first = '', second = ''], view) =>
    say('rr-do-go-two', { where: spoken(first, view), other: spoken(second, view) }),
  'go-squad': ([first = '', second = '', chef = ''], view) =>
    say('rr-do-go-squad', { chef: `$rr-${chef}`, where: spoken(first, view), other: spoken(second, view) }),
  claim: ([bin = 'none'], view) => {
    if (bin === 'none') return say('rr-do-claim-none');
    return inBin(view, placeOfClaim(view, 0), bin)
      ? say('rr-do-claim', { what: claimed(view, bin, 0) })
      : say('rr-do-claim-bin', { n: `=${bin}` });
  },
  'claim-two': ([first = '', second = ''], view) =>
    say('rr-do-claim-two', { what: claimed(view, first, 0), other: claimed(view, second, 1) }),
  use: named,
  play: named,
  'shake-off': ([chef = '']) => say('rr-do-shake-off', { what: `$rr-${chef}` }),
  spare: ([chef = '', seat = ''], view) => say('rr-do-spare', { what: `$rr-${chef}`, on: spoken(seat, view) }),
  buy: ([what = '']) => say('rr-do-buy', { what: `$rr-${what}` }),
  'buy-bin': ([market = '', bin = ''], view) =>
    say('rr-do-buy', { what: `$rr-${inBin(view, market, bin) ?? 'thing-nothing'}` }),
  'buy-shelf': ([market = '']) => say('rr-do-buy-shelf', { where: `$rr-${market}` }),
  dump: counted,
  sell: counted,
  bid: counted,
  withdraw: counted,
  'bonus-garbage': counted,
  exterminate: ([where = '', n = '0']) => say('rr-do-exterminate', { where: `$rr-${where}`, n: Number(n) }),
  offer: traded,
  counter: traded,
  accept: ([n = '0'], view) => {
    const said = offered(Number(n), view);
    return said ? say('rr-do-accept-offer', said) : say('rr-do-accept', { n: Number(n) });
  },
  'accept-with': ([n = '0', ...cards], view) => say('rr-do-accept-with', { n: Number(n), what: list(cards, view) }),
  decline: ([n = '0'], view) => {
    const said = offered(Number(n), view);
    return said ? say('rr-do-decline-offer', said) : say('rr-do-decline', { n: Number(n) });
  },
  cook: (words, view) => {
    const dishes = words.join(' ').split(cooking.dishes);
    const keys = dishes.map((dish) => dish.split(cooking.places.trim())[0] ?? '');
    return say('rr-do-cook', { what: keys.map((key) => recipeName(key.trim(), view)) });
  },
  choose: (words, view) =>
    words[0] === 'none' ? say('rr-do-choose-none') : say('rr-do-choose', { what: list(words, view) }),
  pass: (_words, view) => say(view.step === 'effect' ? 'rr-do-let-happen' : 'rr-do-pass'),
};

export function moveInWords(move: string, view: RivalRestaurantsView): string {
  const found = spelled(move);
  if (!found) return hasWords(`rr-do-${move}`) ? say(`rr-do-${move}`) : move; // what the clock and the Head Chef say
  const { phrase, words } = found;
  if (phrase === 'release') return releaseInWords(move, view);
  return (tellers[phrase] ?? chosen)(words, view, phrase);
}

function releaseInWords(move: string, view: RivalRestaurantsView): string {
  const chef = view.seats[view.seat ?? -1]?.chefs[move.endsWith('second') ? 1 : 0];
  const what = chef && chef.claim !== null ? inBin(view, chef.place, chef.claim) : null;
  return what ? say('rr-do-release', { what: `$rr-${what}` }) : say('rr-do-release-card');
}

/** The answer to a question that has no other. */
export const onlyAnswer = (pending: PendingView | null, moves: readonly string[]): string | null =>
  pending?.may_answer_itself && moves.length === 1 && moves[0] !== 'uncook' ? (moves[0] ?? null) : null;

export type Group = keyof typeof groups;
export const groupKeys = Object.keys(groups) as Group[];
const groupOfVerb = new Map<string, Group>(groupKeys.flatMap((group) => groups[group].map((verb) => [verb, group])));
/** The group in which the list of all moves shows this one. The Head Chef's `pause` is in no group of the table. */
export const groupOf = (move: string): Group => groupOfVerb.get(verbOf(move)) ?? 'choose';

/** The action cards that can be played now, each with its ways. */
export function playable(moves: readonly string[], card: Card): string[] {
  return beginning(moves, begun('PLAY', card));
}

const trading = ['offer', 'counter', 'accept', 'decline', 'withdraw'];
/** On a phone one tab is in sight: the one on which a move is seen. */
export function placeOf(move: string, by: number, me: number): string | null {
  const verb = verbOf(move);
  if (move.startsWith(':') || by < 0) return null;
  if (trading.includes(verb)) return 'offers';
  return ['cook', 'uncook'].includes(verb) ? (by === me ? 'mine' : 'rivals') : 'town';
}
