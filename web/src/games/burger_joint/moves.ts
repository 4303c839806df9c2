/** Reads the offered moves (the notation of Burger Joint) as things that can be tapped. */
import { bistros, colours, type Bistro, type Colour } from '$art/burger-joint/pieces';
import type { BurgerJointView } from '$lib/types.gen';
import { say } from '$lib/words';
import { moves, type Phrase } from './notation.gen';

const isColour = (letter: string): letter is Colour => (colours as readonly string[]).includes(letter);
const isBistro = (letter: string): letter is Bistro => (bistros as readonly string[]).includes(letter);

const signOf = (phrase: Phrase): string => moves.find((move) => move.phrase === phrase)?.sign ?? '';
/** What tapping your own cube can mean. */
const storeSigns = [signOf('trade'), signOf('put')];

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

export function offersOf(offered: readonly string[]): Offers {
  const letters = (sign: string) =>
    offered.filter((move) => move.startsWith(sign) && move.length === sign.length + 1).map((move) => move.slice(-1));
  const cubes = (sign: string) => letters(sign).filter(isColour);
  return {
    take: cubes(signOf('take')),
    store: storeSigns.flatMap(cubes),
    steal: cubes(signOf('steal')),
    get: cubes(signOf('get')),
    diners: cubes(signOf('diner')),
    upgrade: cubes(signOf('upgrade')),
    bistros: letters(signOf('bistro')).filter(isBistro),
    abilities: letters(signOf('use')).filter(isBistro),
  };
}

/** Moves that show on the player's own board. */
const buildsOn = /^(pub|adv|basic|d.|b.|<.|@.)$/;

/** What tapping your own cube means now. If nothing is offered it is a trade, so that the refusal says why. */
export const storeMove = (colour: Colour, offered: readonly string[]): string =>
  storeSigns.map((sign) => sign + colour).find((move) => offered.includes(move)) ?? signOf('trade') + colour;

/** Moves that are not a thing on the table but a button, the most likely one first. */
export const buttons = (['redraw', 'to-building', 'end', 'advance', 'no-steal'] as const).map(signOf);

export function moveInWords(move: string, view: BurgerJointView): string {
  const word = moves.find(({ argument, sign }) => argument === '' && sign === move);
  if (word) return say(`bj-do-${word.phrase}`, { n: view.pending, points: view.sides[view.active]?.points ?? 0 });
  const letter = move.slice(-1).toUpperCase();
  const phrase = moves.find(({ argument, sign }) => argument !== '' && sign === move.slice(0, -1))?.phrase;
  if (!phrase) return move;
  const id = phrase === 'put' && view.phase === 'discard' ? 'discard' : phrase;
  // Only the active player uses and builds bistros. The name of a bistro depends on its ability on that board.
  const ability = view.sides[view.active]?.bistros.find((bistro) => bistro.letter === letter)?.ability ?? 'any';
  return say(`bj-do-${id}`, {
    cube: `$bj-cube-${letter}`,
    diner: `$bj-diner-${letter}`,
    bistro: `$bj-bistro-${ability} ${letter}`,
  });
}

/** On a phone one board is visible: the one on which a move shows. Buildings are on their owner's board. */
export function placeOf(move: string, by: number, me: number): string | null {
  if (move.startsWith(':')) return null;
  return buildsOn.test(move) ? (by === me ? 'mine' : 'rival') : 'table';
}

/** The only option, unless it ends the turn. Ending a turn is up to the player. */
export function forced(offered: readonly string[]): string | null {
  const [only] = offered;
  return offered.length === 1 && only !== undefined && only !== signOf('end') ? only : null;
}

/** The letter of a colour or a bistro plays the one move that it can mean now. */
export function moveOfKey(key: string, offered: readonly string[]): string | null {
  if (offered.includes(key)) return key;
  const letter = key.toUpperCase();
  const [publicity, basic] = [signOf('publicity'), signOf('basic')];
  if (letter === 'P' && offered.includes(publicity)) return publicity;
  if (letter === 'S' && offered.includes(basic)) return basic;
  if (!isColour(letter) && !isBistro(letter)) return null;
  const meant = offered.filter((move) => move.length <= 2 && move.endsWith(letter));
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
