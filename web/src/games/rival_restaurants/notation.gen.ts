// Made by `python -m tableside.games.rival_restaurants.notation.generate` from the move table. Do not edit.
export type Verb =
  | 'accept'
  | 'ban'
  | 'bid'
  | 'bonus'
  | 'buy'
  | 'chef'
  | 'choose'
  | 'claim'
  | 'clam'
  | 'cook'
  | 'counter'
  | 'decline'
  | 'draft'
  | 'drop'
  | 'dump'
  | 'exterminate'
  | 'first'
  | 'go'
  | 'keep'
  | 'keep-cards'
  | 'no-smile'
  | 'npc'
  | 'offer'
  | 'pass'
  | 'play'
  | 'ready'
  | 'release'
  | 'restaurant'
  | 'sell'
  | 'shelves'
  | 'smile'
  | 'spare'
  | 'spree'
  | 'squad'
  | 'stand'
  | 'toll'
  | 'uncook'
  | 'unready'
  | 'use'
  | 'withdraw';
export type Phrase =
  | 'accept'
  | 'accept-with'
  | 'ban'
  | 'bid'
  | 'bonus-garbage'
  | 'bonus-money'
  | 'buy'
  | 'buy-bin'
  | 'buy-card'
  | 'buy-shelf'
  | 'choose'
  | 'claim'
  | 'claim-two'
  | 'clam'
  | 'cook'
  | 'cook-nothing'
  | 'counter'
  | 'decline'
  | 'draft'
  | 'drop'
  | 'dump'
  | 'exterminate'
  | 'first-basic'
  | 'first-garbage'
  | 'first-gourmet'
  | 'first-level'
  | 'first-recipe'
  | 'go'
  | 'go-squad'
  | 'go-two'
  | 'keep'
  | 'no-smile'
  | 'offer'
  | 'pass'
  | 'play'
  | 'ready'
  | 'release'
  | 'sell'
  | 'shake-off'
  | 'smile'
  | 'spare'
  | 'stand'
  | 'toll'
  | 'toll-nobody'
  | 'uncook'
  | 'unready'
  | 'use'
  | 'withdraw';

/** How a move is written: `words` in their places, null for an argument; an open form may go on. */
export interface Form {
  readonly phrase: Phrase;
  readonly words: readonly (string | null)[];
  readonly open: boolean;
  readonly rule: string;
}
export const forms: readonly Form[] = [
  { phrase: 'go-squad', words: ['go', null, null, 'with', null], open: false, rule: 'RR-3.2' },
  { phrase: 'buy-shelf', words: ['buy', null, 'shelf'], open: false, rule: 'RR-4.3' },
  { phrase: 'buy-card', words: ['buy', 'action-card'], open: false, rule: 'RR-4.5' },
  { phrase: 'buy-card', words: ['buy', 'card'], open: false, rule: 'RR-4.5' },
  { phrase: 'release', words: ['release', 'second'], open: false, rule: 'RR-4.2' },
  { phrase: 'release', words: ['release', 'first'], open: false, rule: 'RR-4.2' },
  { phrase: 'accept-with', words: ['accept', null, 'with', null], open: true, rule: 'RR-4.6' },
  { phrase: 'cook-nothing', words: ['cook', 'nothing'], open: false, rule: 'RR-5.1' },
  { phrase: 'first-garbage', words: ['first', 'garbage'], open: false, rule: 'RR-5.4' },
  { phrase: 'first-recipe', words: ['first', 'recipe'], open: false, rule: 'RR-5.4' },
  { phrase: 'first-level', words: ['first', 'level'], open: false, rule: 'RR-5.4' },
  { phrase: 'first-basic', words: ['first', 'basic'], open: false, rule: 'RR-5.4' },
  { phrase: 'first-gourmet', words: ['first', 'gourmet'], open: false, rule: 'RR-5.4' },
  { phrase: 'bonus-money', words: ['bonus', 'money'], open: false, rule: 'RR-5.5' },
  { phrase: 'bonus-garbage', words: ['bonus', 'garbage', null], open: false, rule: 'RR-5.5' },
  { phrase: 'toll-nobody', words: ['toll', 'nobody'], open: false, rule: 'RR-7.12' },
  { phrase: 'go', words: ['go', null], open: false, rule: 'RR-3.2' },
  { phrase: 'go-two', words: ['go', null, null], open: false, rule: 'RR-3.2' },
  { phrase: 'claim-two', words: ['claim', null, null], open: false, rule: 'RR-3.3' },
  { phrase: 'claim', words: ['claim', null], open: false, rule: 'RR-3.3' },
  { phrase: 'ready', words: ['ready'], open: false, rule: 'RR-3.7' },
  { phrase: 'unready', words: ['unready'], open: false, rule: 'RR-3.7' },
  { phrase: 'use', words: ['use', null], open: true, rule: 'RR-7' },
  { phrase: 'play', words: ['play', null], open: true, rule: 'RR-9' },
  { phrase: 'play', words: ['spree'], open: false, rule: 'RR-9' },
  { phrase: 'clam', words: ['clam'], open: false, rule: 'RR-9.2' },
  { phrase: 'pass', words: ['pass'], open: false, rule: 'RR-9.2' },
  { phrase: 'shake-off', words: ['clam', null], open: false, rule: 'RR-9.4' },
  { phrase: 'spare', words: ['spare', null, null], open: false, rule: 'RR-7.13' },
  { phrase: 'buy-bin', words: ['buy', null, null], open: false, rule: 'RR-4.3' },
  { phrase: 'buy', words: ['buy', null], open: false, rule: 'RR-4.5' },
  { phrase: 'dump', words: ['dump', null], open: false, rule: 'RR-4.5' },
  { phrase: 'sell', words: ['sell', null], open: false, rule: 'RR-4.5' },
  { phrase: 'release', words: ['release'], open: false, rule: 'RR-4.2' },
  { phrase: 'bid', words: ['bid', null], open: false, rule: 'RR-4.1' },
  { phrase: 'bid', words: ['bid', null, null], open: false, rule: 'RR-4.1' },
  { phrase: 'drop', words: ['drop'], open: false, rule: 'RR-4.1' },
  { phrase: 'stand', words: ['stand'], open: false, rule: 'RR-4.1' },
  { phrase: 'exterminate', words: ['exterminate', null, null], open: false, rule: 'RR-9 Rat Infestation' },
  { phrase: 'accept', words: ['accept', null], open: false, rule: 'RR-4.6' },
  { phrase: 'withdraw', words: ['withdraw', null], open: false, rule: 'RR-4.6' },
  { phrase: 'decline', words: ['decline', null], open: false, rule: 'RR-4.6' },
  { phrase: 'cook', words: ['cook', null], open: true, rule: 'RR-5.2' },
  { phrase: 'uncook', words: ['uncook'], open: false, rule: 'RR-5.1' },
  { phrase: 'go', words: ['go', null], open: false, rule: 'RR-3.4' },
  { phrase: 'choose', words: ['choose', null], open: false, rule: 'RR-9' },
  { phrase: 'keep', words: ['keep', null], open: false, rule: 'RR-5.4' },
  { phrase: 'smile', words: ['smile'], open: false, rule: 'RR-9 Dinner and a Show' },
  { phrase: 'no-smile', words: ['no-smile'], open: false, rule: 'RR-9 Dinner and a Show' },
  { phrase: 'choose', words: ['restaurant', null], open: false, rule: 'RR-2.3' },
  { phrase: 'choose', words: ['chef', null], open: false, rule: 'RR-2.3' },
  { phrase: 'choose', words: ['chef', null, null], open: false, rule: 'RR-2.3' },
  { phrase: 'choose', words: ['npc', null], open: false, rule: 'RR-10.1' },
  { phrase: 'choose', words: ['squad', null], open: false, rule: 'RR-10.1' },
  { phrase: 'choose', words: ['squad', null, null], open: false, rule: 'RR-10.1' },
  { phrase: 'choose', words: ['squad', null, null, null], open: false, rule: 'RR-10.1' },
  { phrase: 'draft', words: ['draft', null], open: false, rule: 'RR-10.5' },
  { phrase: 'ban', words: ['ban', null], open: false, rule: 'RR-10.5' },
  { phrase: 'choose', words: ['shelves', null], open: true, rule: 'RR-9' },
  { phrase: 'keep', words: ['keep-cards', null], open: false, rule: 'RR-5.5' },
  { phrase: 'keep', words: ['keep-cards', null, null], open: false, rule: 'RR-5.5' },
  { phrase: 'toll', words: ['toll', null], open: true, rule: 'RR-7.12' },
];

/** What a side of an offer may hold, in the order in which it is written (RR-4.6). */
export const things = [
  { field: 'money', word: '$', named: true, counted: 'never' },
  { field: 'ingredients', word: '', named: true, counted: 'several' },
  { field: 'garbage', word: 'garbage', named: false, counted: 'always' },
  { field: 'cards', word: 'card', named: true, counted: 'never' },
  { field: 'anyCards', word: 'any-card', named: false, counted: 'always' },
  { field: 'recipes', word: 'recipe', named: true, counted: 'never' },
  { field: 'upgrades', word: 'upgrade', named: true, counted: 'never' },
  { field: 'favour', word: '"', named: true, counted: 'never' },
] as const;
export const noThing = 'nothing';
export const betweenThings = ', ';
export const betweenSides = ' for ';

/** What stands between the parts of a cooking (RR-5.2). */
export const cooking = { dishes: ' & ', places: ': ', place: ', ', instead: '=', pair: '+', extra: ' + ' } as const;
