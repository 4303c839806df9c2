/** Reads the offered moves (the notation of Burger Joint) as things that can be tapped. */
import { bistros, colours, type Bistro, type Colour } from '$art/burger-joint/pieces';
import type { BurgerJointView } from '$lib/types.gen';
import { say } from '$lib/words';

const isColour = (letter: string): letter is Colour => (colours as readonly string[]).includes(letter);
const isBistro = (letter: string): letter is Bistro => (bistros as readonly string[]).includes(letter);

/**
 * The move that tapping a cube of this colour means: in an area one takes it, in a store it depends on what is asked.
 */
const storeSigns = ['3', '-'] as const;

export interface Offers {
  readonly take: readonly Colour[];
  /** own cubes: three alike to trade, or one to put into the bag */
  readonly store: readonly Colour[];
  readonly steal: readonly Colour[];
  readonly get: readonly Colour[];
  readonly diners: readonly Colour[];
  readonly upgrade: readonly Colour[];
  readonly bistros: readonly Bistro[];
  readonly abilities: readonly Bistro[];
}

export function offersOf(moves: readonly string[]): Offers {
  const letters = (sign: string) =>
    moves.filter((move) => move.startsWith(sign) && move.length === sign.length + 1).map((move) => move.slice(-1));
  const cubes = (sign: string) => letters(sign).filter(isColour);
  return {
    take: cubes(''),
    store: storeSigns.flatMap(cubes),
    steal: cubes('x'),
    get: cubes('='),
    diners: cubes('d'),
    upgrade: cubes('<'),
    bistros: letters('b').filter(isBistro),
    abilities: letters('@').filter(isBistro),
  };
}

/** What tapping an own cube stands for now; a trade where neither is offered, so that its refusal says why. */
export const storeMove = (colour: Colour, moves: readonly string[]): string =>
  storeSigns.map((sign) => sign + colour).find((move) => moves.includes(move)) ?? `3${colour}`;

/** Moves that are not a thing on the table but a button, the most likely one first. */
export const buttons = ['!', '/', 'end', 'adv', 'x-'] as const;

const words: Readonly<Record<string, string>> = {
  '!': 'bj-do-redraw',
  '/': 'bj-do-to-building',
  end: 'bj-do-end',
  adv: 'bj-do-advance',
  'x-': 'bj-do-no-steal',
  pub: 'bj-do-publicity',
  basic: 'bj-do-basic',
};
const signs: Readonly<Record<string, string>> = {
  '': 'bj-do-take',
  '3': 'bj-do-trade',
  '=': 'bj-do-get',
  '-': 'bj-do-put',
  x: 'bj-do-steal',
  d: 'bj-do-diner',
  '<': 'bj-do-upgrade',
  '@': 'bj-do-use',
  b: 'bj-do-bistro',
};

export function moveInWords(move: string, view: BurgerJointView): string {
  const word = words[move];
  if (word) return say(word, { n: view.pending, points: view.sides[view.active]?.points ?? 0 });
  const letter = move.slice(-1).toUpperCase();
  const id = signs[move.slice(0, -1)];
  if (!id) return move;
  const put = id === 'bj-do-put' && view.phase === 'discard' ? 'bj-do-discard' : id;
  // Only who is active uses and builds bistros; what one is called follows its ability on that board.
  const ability = view.sides[view.active]?.bistros.find((bistro) => bistro.letter === letter)?.ability ?? 'any';
  return say(put, {
    cube: `$bj-cube-${letter}`,
    diner: `$bj-diner-${letter}`,
    bistro: `$bj-bistro-${ability} ${letter}`,
  });
}

/** The single option, unless it ends the turn: that one decides for oneself. */
export function forced(moves: readonly string[]): string | null {
  const [only] = moves;
  return moves.length === 1 && only !== undefined && only !== 'end' ? only : null;
}

/** A colour's or a bistro's letter plays the one move that it can mean now. */
export function moveOfKey(key: string, moves: readonly string[]): string | null {
  if (moves.includes(key)) return key;
  const letter = key.toUpperCase();
  if (letter === 'P' && moves.includes('pub')) return 'pub';
  if (letter === 'S' && moves.includes('basic')) return 'basic';
  if (!isColour(letter) && !isBistro(letter)) return null;
  const meant = moves.filter((move) => move.length <= 2 && move.endsWith(letter));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
