/** Reads the offered moves (the notation of Rival Restaurants) and says them in words. It knows words, not rules. */
import type { Card } from '$art/rival-restaurants/cards';
import type { RivalRestaurantsView } from '$lib/types.gen';
import { hasWords, say, type Arg } from '$lib/words';
import { readBundle } from './trade/bundle';
import { isCard, isChef, isIngredient, isPlace, isRestaurant, isUpgrade, seatOf } from './keys';

export const verbOf = (move: string): string => move.split(/[\s:]/, 1)[0] ?? '';
export const wordsOf = (move: string): string[] => move.split(/\s+/);
export const withVerb = (moves: readonly string[], ...verbs: string[]): string[] =>
  moves.filter((move) => verbs.includes(verbOf(move)));
/** The moves that begin with these words. */
export const beginning = (moves: readonly string[], head: string): string[] =>
  moves.filter((move) => move === head || move.startsWith(`${head} `));

/** The name of a recipe as an argument of a message; a deck of one's own has names of its own. */
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
export function placeOfClaim(view: RivalRestaurantsView, at: number): string {
  const chefs = view.seats[view.seat ?? -1]?.chefs ?? [];
  if (view.step !== 'reclaim') return chefs[at]?.place ?? '';
  const alone = view.pending?.named.find(({ seat }) => seat === view.seat)?.what; // one chef claims anew, and is named
  return chefs.find(({ chef }) => chef === alone)?.place ?? '';
}
/**
 * What is claimed by a word of `claim 2` or `claim 1 none`: the thing in the bin, or its number if nothing is known to
 * lie there.
 */
function claimed(view: RivalRestaurantsView, word: string, at: number): Arg {
  if (word === 'none') return '$rr-t-no-bin';
  const lying = inBin(view, placeOfClaim(view, at), word);
  return lying ? `$rr-${lying}` : `=${word}`;
}

/**
 * Whether a claim is one to be shown: not on bins that are closed to that chef of mine, and none at all if all are
 * (RR-3.3).
 */
export function openClaim(view: RivalRestaurantsView, move: string): boolean {
  if (view.step !== 'claims' || verbOf(move) !== 'claim') return true;
  const closed = (view.seats[view.seat ?? -1]?.chefs ?? []).map(
    ({ place }) => view.markets.find(({ key }) => key === place)?.closed,
  );
  return (
    closed.includes(false) &&
    wordsOf(move)
      .slice(1)
      .every((bin, at) => bin === 'none' || !closed[at])
  );
}

type Teller = (words: string[], view: RivalRestaurantsView, move: string) => string;
const list = (words: readonly string[], view: RivalRestaurantsView): Arg => words.map((word) => spoken(word, view));

/** Several people are "Bo and Cy"; whom and what is "Bo, beef". */
const targets = (words: readonly string[], view: RivalRestaurantsView): Arg =>
  words.every((word) => seatOf(word) !== null)
    ? list(words, view)
    : `=${words.map((word) => say('rr-t-name', { what: spoken(word, view) })).join(', ')}`;
/** Whatever has a name and targets: `use CHEF …`, `play CARD …`. */
const named =
  (id: string): Teller =>
  ([, name = '', ...rest], view) => {
    const args = rest.length ? { what: `$rr-${name}`, on: targets(rest, view) } : { what: `$rr-${name}` };
    return say(rest.length ? `${id}-on` : id, args);
  };
const chosen =
  (id: string): Teller =>
  ([, ...rest], view) =>
    say(id, { what: list(rest, view) });
const counted =
  (id: string): Teller =>
  ([, n = '0', more = '0']) =>
    say(id, { n: Number(n), more: Number(more) });

/** One side of an offer as an argument of a message. */
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
    ...(favour ? [`=${say('rr-t-quoted', { text: `=${favour}` })}`] : []),
  ];
  return parts.length ? parts : '$rr-thing-nothing';
}
/** `offer p2: $200, tomato for beef`, `counter 3 openly: …`; what a favour says may have a "for" of its own. */
const offerForm = /^\w+ (\w+)(?: openly)?: ((?:"[^"]*"|[^"])*?) for (.*)$/;
const traded =
  (id: string): Teller =>
  (_words, view, move) => {
    const [, to = '', give = '', want = ''] = offerForm.exec(move) ?? [];
    return say(id, {
      who: to === 'all' ? '$rr-everybody' : spoken(to, view),
      give: goods(give, view),
      want: goods(want, view),
    });
  };

/** Whose offer it is, what I would get and give; nothing if it is not on the table. */
function offered(number: number, view: RivalRestaurantsView): { who: Arg; get: Arg; give: Arg } | null {
  const offer = view.offers.find((each) => each.number === number);
  return offer ? { who: `@${offer.seat}`, get: goods(offer.give, view), give: goods(offer.want, view) } : null;
}

const tellers: Readonly<Record<string, Teller>> = {
  go: ([, first = '', second, word, chef], view) => {
    if (chef && word === 'with')
      return say('rr-do-go-squad', {
        chef: `$rr-${chef}`,
        where: spoken(first, view),
        other: spoken(second ?? '', view),
      });
    return second
      ? say('rr-do-go-two', { where: spoken(first, view), other: spoken(second, view) })
      : say('rr-do-go', { where: spoken(first, view) });
  },
  claim: ([, first = 'none', second], view) => {
    if (second !== undefined)
      return say('rr-do-claim-two', { what: claimed(view, first, 0), other: claimed(view, second, 1) });
    if (first === 'none') return say('rr-do-claim-none');
    return inBin(view, placeOfClaim(view, 0), first)
      ? say('rr-do-claim', { what: claimed(view, first, 0) })
      : say('rr-do-claim-bin', { n: `=${first}` });
  },
  use: named('rr-do-use'),
  play: named('rr-do-play'),
  clam: ([, chef]) => (chef ? say('rr-do-shake-off', { what: `$rr-${chef}` }) : say('rr-do-clam')),
  spare: ([, chef = '', seat = ''], view) => say('rr-do-spare', { what: `$rr-${chef}`, on: spoken(seat, view) }),
  buy: ([, what = '', where], view) => {
    if (what === 'action-card') return say('rr-do-buy-card');
    if (where === undefined) return say('rr-do-buy', { what: `$rr-${what}` });
    if (where === 'shelf') return say('rr-do-buy-shelf', { where: `$rr-${what}` });
    return say('rr-do-buy', { what: `$rr-${inBin(view, what, where) ?? 'thing-nothing'}` });
  },
  dump: counted('rr-do-dump'),
  sell: counted('rr-do-sell'),
  bid: counted('rr-do-bid'),
  release: ([, which], view) => {
    const chef = view.seats[view.seat ?? -1]?.chefs[which === 'second' ? 1 : 0];
    const what = chef && chef.claim !== null ? inBin(view, chef.place, chef.claim) : null;
    return what ? say('rr-do-release', { what: `$rr-${what}` }) : say('rr-do-release-card');
  },
  exterminate: ([, where = '', n = '0']) => say('rr-do-exterminate', { where: `$rr-${where}`, n: Number(n) }),
  offer: traded('rr-do-offer'),
  counter: traded('rr-do-counter'),
  accept: ([, n = '0', , ...cards], view) => {
    if (cards.length) return say('rr-do-accept-with', { n: Number(n), what: list(cards, view) });
    const said = offered(Number(n), view);
    return said ? say('rr-do-accept-offer', said) : say('rr-do-accept', { n: Number(n) });
  },
  withdraw: counted('rr-do-withdraw'),
  decline: ([, n = '0'], view) => {
    const said = offered(Number(n), view);
    return said ? say('rr-do-decline-offer', said) : say('rr-do-decline', { n: Number(n) });
  },
  cook: (_words, view, move) => cookInWords(move, view),
  choose: ([, what = ''], view) =>
    what === 'none' ? say('rr-do-choose-none') : say('rr-do-choose', { what: spoken(what, view) }),
  keep: chosen('rr-do-keep'),
  'keep-cards': chosen('rr-do-keep'),
  first: ([, what = '']) => say(`rr-do-first-${what}`),
  bonus: ([, what = '', n = '0']) => say(`rr-do-bonus-${what}`, { n: Number(n) }),
  restaurant: chosen('rr-do-choose'),
  chef: chosen('rr-do-choose'),
  npc: chosen('rr-do-choose'),
  squad: chosen('rr-do-choose'),
  draft: chosen('rr-do-draft'),
  ban: chosen('rr-do-ban'),
  shelves: chosen('rr-do-choose'),
  toll: ([, ...seats], view) =>
    seats[0] === 'nobody' ? say('rr-do-toll-nobody') : say('rr-do-toll', { what: list(seats, view) }),
};

function cookInWords(move: string, view: RivalRestaurantsView): string {
  if (move === 'cook nothing') return say('rr-do-cook-nothing');
  const dishes = move
    .slice(5)
    .split(' & ')
    .map((dish) => dish.split(':')[0] ?? '');
  return say('rr-do-cook', { what: dishes.map((key) => recipeName(key.trim(), view)) });
}

const plain = ['ready', 'unready', 'pass', 'drop', 'stand', 'uncook', 'smile', 'no-smile', 'pause', 'resume'];

export function moveInWords(move: string, view: RivalRestaurantsView): string {
  if (plain.includes(move)) return say(`rr-do-${move === 'pass' && view.step === 'effect' ? 'let-happen' : move}`);
  const teller = tellers[verbOf(move)];
  return teller ? teller(wordsOf(move), view, move) : move;
}

/**
 * Questions that are answered and over; to be ready, or to let something happen, is said by people themselves (RR-3.7,
 * RR-9.2).
 */
const questions = [
  'claims',
  'reclaim',
  'spree-call',
  'declare',
  'afterwards',
  'level-bonus',
  'new-recipe',
  'veto',
  'contaminated',
  'recall-names',
  'fridge',
  'farmers-table',
  'kept-ingredient',
];
/** The answer to a question that has no other. */
export const onlyAnswer = (step: string, moves: readonly string[]): string | null =>
  moves.length === 1 && moves[0] !== 'uncook' && questions.includes(step) ? (moves[0] ?? null) : null;

/** In which order the list of all moves shows its groups. */
const groups: Readonly<Record<string, readonly string[]>> = {
  go: ['go', 'claim', 'release'],
  buy: ['buy', 'bid', 'stand', 'drop', 'exterminate'],
  island: ['dump', 'sell'],
  cards: ['play', 'clam'],
  powers: ['use', 'spare', 'toll'],
  barter: ['accept', 'decline', 'withdraw', 'offer'],
  cook: ['cook', 'uncook'],
};
export function groupOf(move: string): string {
  const verb = verbOf(move);
  return Object.keys(groups).find((group) => groups[group]?.includes(verb)) ?? 'choose';
}
export const groupKeys = [...Object.keys(groups), 'choose'];

/** The action cards that can be played now, each with its ways. */
export function playable(moves: readonly string[], card: Card): string[] {
  return beginning(moves, `play ${card}`);
}
