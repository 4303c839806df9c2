// Made by `python -m tableside.games.rival_restaurants.notation.generate` from the move table and the catalog. Do not edit.
export type Kind =
  | 'GO'
  | 'CLAIM'
  | 'READY'
  | 'UNREADY'
  | 'USE'
  | 'PLAY'
  | 'ANSWER'
  | 'PASS'
  | 'SHAKE_OFF'
  | 'SPARE'
  | 'BUY_BIN'
  | 'BUY_SHELF'
  | 'BUY_CARD'
  | 'BUY_UPGRADE'
  | 'DUMP'
  | 'SELL'
  | 'RELEASE'
  | 'BID'
  | 'DROP'
  | 'STAND'
  | 'PAY_RATS'
  | 'OFFER'
  | 'ACCEPT'
  | 'WITHDRAW'
  | 'DECLINE'
  | 'COOK'
  | 'NO_COOK'
  | 'RECALL_COOK'
  | 'MOVE_TO'
  | 'INGREDIENT'
  | 'KEEP_RECIPE'
  | 'NEXT'
  | 'BONUS'
  | 'SMILE'
  | 'RESTAURANT'
  | 'CHEF'
  | 'NPC'
  | 'SQUAD'
  | 'DRAFT'
  | 'BAN'
  | 'SHELVES'
  | 'KEEP_CARDS'
  | 'TOLL';
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

/** The groups in which moves are listed, in this order, with their verbs. */
export const groups = {
  go: ['go'],
  claim: ['claim'],
  answer: ['clam', 'pass'],
  choose: ['restaurant', 'chef', 'npc', 'squad', 'draft', 'ban', 'choose', 'keep', 'keep-cards', 'first', 'bonus', 'shelves', 'toll', 'smile', 'no-smile'],
  bid: ['bid', 'stand', 'drop'],
  cook: ['cook', 'uncook'],
  buy: ['buy', 'release', 'dump', 'sell', 'exterminate'],
  power: ['use', 'spare'],
  card: ['play', 'spree'],
  'answer-offer': ['accept', 'decline', 'withdraw'],
  offer: ['offer', 'counter'],
  ready: ['ready', 'unready'],
} as const satisfies Readonly<Record<string, readonly Verb[]>>;

/** How a move is written: `words` in their places, null for an argument; an open form may go on. */
export interface Form {
  readonly kind: Kind;
  readonly phrase: Phrase;
  readonly words: readonly (string | null)[];
  readonly open: boolean;
}
export const forms: readonly Form[] = [
  { kind: 'GO', phrase: 'go-squad', words: ['go', null, null, 'with', null], open: false },
  { kind: 'BUY_SHELF', phrase: 'buy-shelf', words: ['buy', null, 'shelf'], open: false },
  { kind: 'BUY_CARD', phrase: 'buy-card', words: ['buy', 'action-card'], open: false },
  { kind: 'BUY_CARD', phrase: 'buy-card', words: ['buy', 'card'], open: false },
  { kind: 'RELEASE', phrase: 'release', words: ['release', 'second'], open: false },
  { kind: 'RELEASE', phrase: 'release', words: ['release', 'first'], open: false },
  { kind: 'ACCEPT', phrase: 'accept-with', words: ['accept', null, 'with', null], open: true },
  { kind: 'NO_COOK', phrase: 'cook-nothing', words: ['cook', 'nothing'], open: false },
  { kind: 'NEXT', phrase: 'first-garbage', words: ['first', 'garbage'], open: false },
  { kind: 'NEXT', phrase: 'first-recipe', words: ['first', 'recipe'], open: false },
  { kind: 'NEXT', phrase: 'first-level', words: ['first', 'level'], open: false },
  { kind: 'NEXT', phrase: 'first-basic', words: ['first', 'basic'], open: false },
  { kind: 'NEXT', phrase: 'first-gourmet', words: ['first', 'gourmet'], open: false },
  { kind: 'BONUS', phrase: 'bonus-money', words: ['bonus', 'money'], open: false },
  { kind: 'BONUS', phrase: 'bonus-garbage', words: ['bonus', 'garbage', null], open: false },
  { kind: 'TOLL', phrase: 'toll-nobody', words: ['toll', 'nobody'], open: false },
  { kind: 'GO', phrase: 'go', words: ['go', null], open: false },
  { kind: 'GO', phrase: 'go-two', words: ['go', null, null], open: false },
  { kind: 'CLAIM', phrase: 'claim-two', words: ['claim', null, null], open: false },
  { kind: 'CLAIM', phrase: 'claim', words: ['claim', null], open: false },
  { kind: 'READY', phrase: 'ready', words: ['ready'], open: false },
  { kind: 'UNREADY', phrase: 'unready', words: ['unready'], open: false },
  { kind: 'USE', phrase: 'use', words: ['use', null], open: true },
  { kind: 'PLAY', phrase: 'play', words: ['play', null], open: true },
  { kind: 'PLAY', phrase: 'play', words: ['spree'], open: false },
  { kind: 'ANSWER', phrase: 'clam', words: ['clam'], open: false },
  { kind: 'PASS', phrase: 'pass', words: ['pass'], open: false },
  { kind: 'SHAKE_OFF', phrase: 'shake-off', words: ['clam', null], open: false },
  { kind: 'SPARE', phrase: 'spare', words: ['spare', null, null], open: false },
  { kind: 'BUY_BIN', phrase: 'buy-bin', words: ['buy', null, null], open: false },
  { kind: 'BUY_UPGRADE', phrase: 'buy', words: ['buy', null], open: false },
  { kind: 'DUMP', phrase: 'dump', words: ['dump', null], open: false },
  { kind: 'SELL', phrase: 'sell', words: ['sell', null], open: false },
  { kind: 'RELEASE', phrase: 'release', words: ['release'], open: false },
  { kind: 'BID', phrase: 'bid', words: ['bid', null], open: false },
  { kind: 'BID', phrase: 'bid', words: ['bid', null, null], open: false },
  { kind: 'DROP', phrase: 'drop', words: ['drop'], open: false },
  { kind: 'STAND', phrase: 'stand', words: ['stand'], open: false },
  { kind: 'PAY_RATS', phrase: 'exterminate', words: ['exterminate', null, null], open: false },
  { kind: 'ACCEPT', phrase: 'accept', words: ['accept', null], open: false },
  { kind: 'WITHDRAW', phrase: 'withdraw', words: ['withdraw', null], open: false },
  { kind: 'DECLINE', phrase: 'decline', words: ['decline', null], open: false },
  { kind: 'COOK', phrase: 'cook', words: ['cook', null], open: true },
  { kind: 'RECALL_COOK', phrase: 'uncook', words: ['uncook'], open: false },
  { kind: 'MOVE_TO', phrase: 'go', words: ['go', null], open: false },
  { kind: 'INGREDIENT', phrase: 'choose', words: ['choose', null], open: false },
  { kind: 'KEEP_RECIPE', phrase: 'keep', words: ['keep', null], open: false },
  { kind: 'SMILE', phrase: 'smile', words: ['smile'], open: false },
  { kind: 'SMILE', phrase: 'no-smile', words: ['no-smile'], open: false },
  { kind: 'RESTAURANT', phrase: 'choose', words: ['restaurant', null], open: false },
  { kind: 'CHEF', phrase: 'choose', words: ['chef', null], open: false },
  { kind: 'CHEF', phrase: 'choose', words: ['chef', null, null], open: false },
  { kind: 'NPC', phrase: 'choose', words: ['npc', null], open: false },
  { kind: 'SQUAD', phrase: 'choose', words: ['squad', null], open: false },
  { kind: 'SQUAD', phrase: 'choose', words: ['squad', null, null], open: false },
  { kind: 'SQUAD', phrase: 'choose', words: ['squad', null, null, null], open: false },
  { kind: 'DRAFT', phrase: 'draft', words: ['draft', null], open: false },
  { kind: 'BAN', phrase: 'ban', words: ['ban', null], open: false },
  { kind: 'SHELVES', phrase: 'choose', words: ['shelves', null], open: true },
  { kind: 'KEEP_CARDS', phrase: 'keep', words: ['keep-cards', null], open: false },
  { kind: 'KEEP_CARDS', phrase: 'keep', words: ['keep-cards', null, null], open: false },
  { kind: 'TOLL', phrase: 'toll', words: ['toll', null], open: true },
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
export const cooking = {
  dishes: ' & ',
  places: ': ',
  place: ', ',
  instead: '=',
  pair: '+',
  extra: ' + ',
} as const;

/** The market of each ingredient (RR-1.2). */
export const marketOf: Readonly<Record<string, string>> = {
  bread: 'house-of-carbs',
  flour: 'house-of-carbs',
  noodles: 'house-of-carbs',
  potato: 'house-of-carbs',
  rice: 'house-of-carbs',
  avocado: 'fruit-stand',
  beans: 'fruit-stand',
  peppers: 'fruit-stand',
  'sweet-fruit': 'fruit-stand',
  tomato: 'fruit-stand',
  carrot: 'veggie-eden',
  garlic: 'veggie-eden',
  'leafy-greens': 'veggie-eden',
  onion: 'veggie-eden',
  scallions: 'veggie-eden',
  beef: 'chop-shop',
  fish: 'chop-shop',
  pork: 'chop-shop',
  poultry: 'chop-shop',
  shellfish: 'chop-shop',
  butter: 'dairy-king',
  cheese: 'dairy-king',
  eggs: 'dairy-king',
  milk: 'dairy-king',
  'alien-goo': 'mystery-mart',
  chocolate: 'mystery-mart',
  'secret-sauce': 'mystery-mart',
  wine: 'mystery-mart',
  tofu: 'mystery-mart',
};
