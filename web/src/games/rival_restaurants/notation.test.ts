import { beforeAll, describe, expect, it } from 'vitest';
import type { DishView, EventOut, PendingView, RivalRestaurantsView, SeatView } from '$lib/types.gen';
import { nameSeats, say, speak } from '$lib/words';
import { nothing, readBundle, writeBundle, writeOffer } from './trade/bundle';
import { daysOf } from './rivals/days';
import { moveInWords, onlyAnswer, openClaim } from './moves';
import { begun, spelled, written } from './notation';
import { exchanges, leftOver, refilled, seasoned, triesFor, writeCooking } from './kitchen/pot';
import { followed, moveOf, nextOf, stillOpen, waysOf } from './stage/targets';
import { wayOf } from './market/wheel';

describe('offers', () => {
  it('are written as they are read', () => {
    const text =
      '$200, 2 tomato, beef, 1 garbage, card taxes, 2 any-card, recipe pho-bo, ' +
      'upgrade double-stove, "I owe you, friend"';
    expect(writeBundle(readBundle(text))).toBe(text);
    expect(writeBundle(nothing())).toBe('nothing');
    expect(readBundle('nothing')).toEqual(nothing());
  });
  it('go to one, to all, or answer another', () => {
    const [give, want] = [
      { ...nothing(), money: 100 },
      { ...nothing(), ingredients: { tomato: 1 } },
    ];
    expect(writeOffer(1, give, want, false)).toBe('offer p2: $100 for tomato');
    expect(writeOffer(null, give, want, true)).toBe('offer all openly: $100 for tomato');
    expect(writeOffer(1, give, want, false, 7)).toBe('counter 7: $100 for tomato');
  });
  it('keep a quotation mark from ending a favour', () => {
    expect(writeBundle({ ...nothing(), favour: 'say "yes"' })).toBe('"say ”yes”"');
  });
});

describe('targets', () => {
  it('are chosen one after the other', () => {
    const moves = ['play raiders p2 tomato', 'play raiders p2 beef', 'play raiders p3 fish'];
    const ways = waysOf(moves, 2);
    expect(ways.several).toBeNull();
    expect(nextOf(ways, [])).toEqual(['p2', 'p3']);
    expect(followed(ways, ['p3'])).toEqual(['p3', 'fish']);
    expect(moveOf(moves, 2, ways, ['p2', 'beef'])).toBe(moves[1]);
    expect(moveOf(moves, 2, ways, ['p2'])).toBeUndefined();
  });
  it('are chosen together, in any order', () => {
    const moves = ['play road-block p2', 'play road-block p3', 'play road-block p2 p3'];
    const ways = waysOf(moves, 2);
    expect(ways.several).toEqual(['p2', 'p3']);
    expect(moveOf(moves, 2, ways, ['p3', 'p2'])).toBe(moves[2]);
    expect(moveOf(moves, 2, ways, [])).toBeUndefined();
  });
  it('stay picked as long as they can be', () => {
    const one = waysOf(['play raiders p2 tomato', 'play raiders p3 fish'], 2);
    expect(stillOpen(one, ['p2'])).toEqual(['p2']);
    expect(stillOpen(one, ['p4', 'beef'])).toEqual([]);
    expect(stillOpen(waysOf(['play road-block p2', 'play road-block p2 p3'], 2), ['p3', 'p4'])).toEqual(['p3']);
  });
});

it('a way names places and the active chef', () => {
  expect(wayOf('go island')).toMatchObject({ first: 'island', second: undefined, chef: undefined });
  expect(wayOf('go island chop-shop with kim-chi')).toMatchObject({
    first: 'island',
    second: 'chop-shop',
    chef: 'kim-chi',
  });
});

it('days count popularity back from now', () => {
  const event = (id: string, args: EventOut['args']): EventOut => ({ id, args });
  const days = daysOf(
    [
      event('rr-log-day', { n: 1 }),
      event('rr-log-goes', { seat: '@1', where: '$rr-island' }),
      event('rr-log-cooks', { seat: '@0', recipes: ['$rr-recipe-pho-bo'], n: 4 }),
      event('rr-log-day', { n: 2 }),
      event('rr-log-loses-point', { seat: '@0' }),
      event('rr-log-cooks', { seat: '@1', recipes: ['$rr-recipe-kimbap'], n: 3 }),
    ],
    [3, 3],
  );
  expect(days.map((day) => day.points)).toEqual([
    [4, 0],
    [3, 3],
  ]);
  expect(days[0]?.goes).toEqual([{ seat: 1, where: '$rr-island' }]);
});

describe('the pot', () => {
  const dish = (recipe: string, places: readonly string[], extra: string | null = null): DishView => ({
    recipe,
    extra,
    season: null,
    points: 0,
    lines: [],
    fills: places.map((listed) => ({ listed, cards: [listed] })),
  });
  const seat = (stock: Record<string, number>) => ({ stock }) as unknown as SeatView;
  it('is written as the server reads it', () => {
    const dishes = refilled(
      [dish('kimbap', ['rice', 'carrot', 'eggs'], 'secret-sauce'), dish('bruschetta', ['bread'])],
      0,
      1,
      ['alien-goo'],
    );
    expect(writeCooking(dishes)).toBe('cook kimbap: rice, carrot=alien-goo, eggs + secret-sauce & bruschetta: bread');
    expect(writeCooking(seasoned(refilled(dishes, 1, 0, ['carrot', 'onion']), 0, null))).toBe(
      'cook kimbap: rice, carrot=alien-goo, eggs & bruschetta: bread=carrot+onion',
    );
  });
  it('offers what is left, and what lies in the place now', () => {
    const own = seat({ rice: 1, carrot: 2, tofu: 1 });
    const dishes = [dish('kimbap', ['rice', 'carrot'])];
    const left = leftOver(own, dishes);
    expect(Object.fromEntries(left)).toEqual({ rice: 0, carrot: 1, tofu: 1 });
    expect(triesFor([['rice'], ['carrot'], ['beef']], left, ['rice'])).toEqual([['rice'], ['carrot']]);
    expect(exchanges(dishes, 0, 0).map((way) => writeCooking(way.dishes))).toEqual([
      'cook kimbap: rice=carrot, carrot=rice',
    ]);
    const pairs = [['tofu'], ['carrot', 'carrot'], ['carrot', 'onion']];
    expect(triesFor(pairs, left, ['carrot'])).toEqual([['tofu'], ['carrot', 'carrot']]);
    expect(triesFor(pairs, left, ['rice'])).toEqual([['tofu']]);
  });
});

it('a question with one answer needs no tap where the view says so', () => {
  const pending = (may_answer_itself: boolean) => ({ may_answer_itself }) as unknown as PendingView;
  expect(onlyAnswer(pending(true), ['pass'])).toBe('pass');
  expect(onlyAnswer(pending(true), ['pass', 'play shopping-spree'])).toBeNull();
  expect(onlyAnswer(pending(true), ['uncook'])).toBeNull();
  expect(onlyAnswer(pending(false), ['pass'])).toBeNull();
  expect(onlyAnswer(null, ['ready'])).toBeNull();
});

describe('the forms of moves', () => {
  it.each([
    ['go chop-shop', 'go', ['chop-shop']],
    ['go island chop-shop with kim-chi', 'go-squad', ['island', 'chop-shop', 'kim-chi']],
    ['clam', 'clam', []],
    ['clam antoine-baguette', 'shake-off', ['antoine-baguette']],
    ['buy chop-shop shelf', 'buy-shelf', ['chop-shop']],
    ['buy chop-shop 2', 'buy-bin', ['chop-shop', '2']],
    ['buy action-card', 'buy-card', []],
    ['play road-block p2 p3', 'play', ['road-block', 'p2', 'p3']],
    ['accept 3 with taxes jackpot', 'accept-with', ['3', 'taxes', 'jackpot']],
    ['toll nobody', 'toll-nobody', []],
    ['cook nothing', 'cook-nothing', []],
    ['offer p2 openly: card taxes, "a for b" for 2 beef', 'offer', ['p2', 'card taxes, "a for b"', '2 beef']],
    ['counter 7: nothing for beef', 'counter', ['7', 'nothing', 'beef']],
  ] as const)('%s', (move, phrase, words) => {
    expect(spelled(move)).toEqual({ phrase, words });
  });
  it('are written from their arguments', () => {
    expect(written('BUY_BIN', 'chop-shop', 2)).toBe('buy chop-shop 2');
    expect(written('BUY_SHELF', 'chop-shop')).toBe('buy chop-shop shelf');
    expect(written('ACCEPT', 3)).toBe('accept 3');
    expect(written('ACCEPT', 3, 'taxes', 'jackpot')).toBe('accept 3 with taxes jackpot');
    expect(begun('SPARE', 'antoine-baguette')).toBe('spare antoine-baguette');
    expect(() => written('READY', 'now')).toThrow('READY');
  });
  it('are no moves if no form has these words', () => {
    expect(spelled('dance')).toBeNull();
    expect(spelled('ready now')).toBeNull();
  });
});

describe('an offer in words', () => {
  const view = {
    seats: [
      { chefs: [], recipes: [] },
      { chefs: [], recipes: [] },
    ],
    recipes: [],
  } as unknown as RivalRestaurantsView;
  const offer =
    'offer all openly: $200, 2 tomato, 2 garbage, card taxes for 1 any-card, ' +
    'upgrade double-stove, recipe pho-bo, "a hand for Ada"';
  it.each([
    [
      'en',
      'Offer to everyone: $200, 2× tomato, 2× garbage, and Taxes for ' +
        'Double Stove, action card, Pho Bo, and “a hand for Ada”',
    ],
    [
      'de',
      'Angebot an alle: $200, 2× Tomate, 2× Müll und Steuern gegen ' +
        'Doppelherd, Aktionskarte, Pho Bo und „a hand for Ada“',
    ],
    [
      'it',
      'Proposta a tutti: $200, 2× pomodoro, 2× rifiuti e Tasse per ' +
        'Doppio Piano Cottura, carta azione, Pho Bo e “a hand for Ada”',
    ],
  ] as const)('names every thing in the language (%s)', async (language, said) => {
    await speak(language, ['ui', 'rival-restaurants', 'rr-table']);
    expect(moveInWords(offer, view)).toBe(said);
    expect(moveInWords('counter 7: nothing for beef', view)).toMatch(
      new RegExp(`7: ${say('rr-thing-nothing')} .* ${say('rr-beef')}$`),
    );
  });
});

describe('an answer to an offer in words', () => {
  const offers = [
    { number: 6, seat: 1, to: 0, give: 'onion', want: '$200, 2 garbage', give_words: [], want_words: [], shown: false },
  ];
  const view = {
    seats: [
      { chefs: [], recipes: [] },
      { chefs: [], recipes: [] },
    ],
    recipes: [],
    offers,
  } as unknown as RivalRestaurantsView;
  it.each([
    [
      'en',
      'Accept Bo’s offer: get onion, give $200 and 2× garbage',
      'Decline Bo’s offer: onion for $200 and 2× garbage',
      'Accept offer 7',
    ],
    [
      'de',
      'Angebot von Bo annehmen: Zwiebel bekommen, $200 und 2× Müll geben',
      'Angebot von Bo ablehnen: Zwiebel gegen $200 und 2× Müll',
      'Angebot 7 annehmen',
    ],
    [
      'it',
      'Accetta la proposta di Bo: ricevi cipolla, dai $200 e 2× rifiuti',
      'Rifiuta la proposta di Bo: cipolla per $200 e 2× rifiuti',
      'Accetta la proposta 7',
    ],
  ] as const)('tells what one gets and gives (%s)', async (language, yes, no, gone) => {
    await speak(language, ['ui', 'rival-restaurants', 'rr-table']);
    nameSeats(['Ada', 'Bo']);
    expect(moveInWords('accept 6', view)).toBe(yes);
    expect(moveInWords('decline 6', view)).toBe(no);
    expect(moveInWords('accept 7', view)).toBe(gone);
  });
});

it('targets in words are people together, or whom and what', async () => {
  await speak('de', ['ui', 'rival-restaurants', 'rr-table']);
  nameSeats(['Ada', 'Bo', 'Cy']);
  const view = { seats: [], recipes: [] } as unknown as RivalRestaurantsView;
  expect(moveInWords('play road-block p2 p3', view)).toMatch(/: Bo und Cy$/);
  expect(moveInWords('use gardena-eden p2 beef', view)).toBe('Gardena Eden: Bo, Rind');
});

describe('cooking in words (RR-5.2)', () => {
  beforeAll(() => speak('en', ['rival-restaurants', 'rr-table']));
  const view = { seats: [], recipes: [{ key: 'ada-s-pie', name: '=Ada’s pie' }] } as unknown as RivalRestaurantsView;
  const cooks = (...what: string[]) => say('rr-do-cook', { what });
  it('names the dishes, not what is in them', () => {
    expect(moveInWords('cook kimbap: rice, carrot=alien-goo + secret-sauce', view)).toBe(cooks('$rr-recipe-kimbap'));
    expect(moveInWords('cook kimbap: rice & lasagna: pasta', view)).toBe(
      cooks('$rr-recipe-kimbap', '$rr-recipe-lasagna'),
    );
    expect(moveInWords('cook ada-s-pie', view)).toBe(cooks('=Ada’s pie'));
    expect(moveInWords('cook nothing', view)).toBe(say('rr-do-cook-nothing'));
  });
});

describe('a bonus in words', () => {
  it.each(['en', 'de', 'it'] as const)('names the sum (%s)', async (language) => {
    await speak(language, ['rival-restaurants', 'rr-table']);
    expect(moveInWords('bonus money', {} as RivalRestaurantsView)).toContain('$300');
  });
});

describe('a claim in words', () => {
  beforeAll(() => speak('en', ['rival-restaurants', 'rr-table']));
  const at = (claiming: readonly string[], ...chefs: [place: string, claim: number | null][]) =>
    ({
      seat: 0,
      recipes: [],
      seats: [
        {
          recipes: [],
          chefs: chefs.map(([place, claim]) => ({ chef: 'kim-chi', place, claim, npc: false })),
          claiming: claiming.map((market) => ({ chef: 'kim-chi', market, closed: false })),
        },
      ],
      markets: [
        { key: 'fruit-stand', bins: ['tomato', null, 'beans', 'avocado'] },
        { key: 'chop-shop', bins: ['beef', 'fish', 'pork', 'beef'] },
      ],
    }) as unknown as RivalRestaurantsView;
  it('names what lies in the bin', () => {
    const view = at(['fruit-stand', 'chop-shop'], ['fruit-stand', null], ['chop-shop', null]);
    expect(moveInWords('claim 3', view)).toBe('Claim beans');
    expect(moveInWords('claim 1 none', view)).toBe('Claim tomato and nothing');
    expect(moveInWords('claim 1 2', view)).toBe('Claim tomato and fish');
    expect(moveInWords('claim 2', { ...view, seat: null })).toBe('Claim bin 2');
  });
  it('names the bin of the chef who claims anew, also if the other has no claim either (RR-3.4)', () => {
    expect(moveInWords('claim 2', at(['chop-shop'], ['fruit-stand', null], ['chop-shop', null]))).toBe('Claim fish');
    expect(moveInWords('claim 3', at(['fruit-stand'], ['fruit-stand', null], ['chop-shop', null]))).toBe('Claim beans');
  });
  it('is given up by name', () => {
    const view = at([], ['fruit-stand', 4], ['chop-shop', 1]);
    expect(moveInWords('release', view)).toBe('Release my claim on avocado');
    expect(moveInWords('release second', view)).toBe('Release my claim on beef');
  });
});

describe('claims', () => {
  const town = (...chefs: [market: string, closed: boolean][]) =>
    ({
      seat: 0,
      seats: [{ claiming: chefs.map(([market, closed]) => ({ market, closed })) }],
    }) as unknown as RivalRestaurantsView;
  const shown = (view: RivalRestaurantsView, ...moves: string[]) => moves.filter((move) => openClaim(view, move));
  it('are not shown where every bin is closed (RR-3.3)', () => {
    expect(shown(town(['fruit-stand', true]), 'claim 1', 'claim none')).toEqual([]);
    expect(shown(town(['chop-shop', false]), 'claim 1', 'claim none')).toEqual(['claim 1', 'claim none']);
    expect(
      shown(town(['fruit-stand', true], ['chop-shop', false]), 'claim 1 2', 'claim none 2', 'claim none none'),
    ).toEqual(['claim none 2', 'claim none none']);
  });
  it('are all shown where nothing is closed, and so is everything else', () => {
    expect(openClaim(town(), 'claim 1')).toBe(true);
    expect(openClaim(town(['fruit-stand', true]), 'clam lovehandles-mcfatterson')).toBe(true);
  });
});
