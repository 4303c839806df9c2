/** Something on a board that was tapped, and what there is to say about it now. */
import type { Purchase, Reason, SideView } from '$lib/types.gen';
import { say } from '$lib/words';

/** Which thing it is. It stays the same while the game goes on around it. */
export interface Asked {
  readonly seat: number;
  readonly what: 'publicity' | 'basic' | 'diner' | 'bistro';
  /** of diners and bistros: which one */
  readonly index?: number;
}

export interface Offer {
  readonly what: Asked['what'];
  readonly title: string;
  readonly purchase: Purchase;
  /** what it does, in words, whether it is built or not */
  readonly about: readonly string[];
  /** it is built, and this uses it */
  readonly use?: { readonly move: string; readonly reason: Reason | null };
}

/** `most`: cubes that a side can take per turn, however much it has built */
export function offerOf({ what, index = 0 }: Asked, side: SideView, most: number): Offer | undefined {
  if (what === 'publicity')
    return { what, title: say('bj-column-publicity'), purchase: side.publicity_purchase, about: [] };
  if (what === 'basic')
    return { what, title: say('bj-basic-n', { n: side.basics + 1 }), purchase: side.basic_purchase, about: [] };
  if (what === 'diner') {
    const purchase = side.diner_purchases[index];
    const about = [say('bj-gives-diner', { most })];
    return purchase && { what, title: say(`bj-diner-${purchase.move.slice(-1)}`), purchase, about };
  }
  const [bistro, purchase] = [side.bistros[index], side.bistro_purchases[index]];
  if (!bistro || !purchase) return undefined;
  const about = {
    what,
    title: say(`bj-bistro-${bistro.ability}`, { letter: `=${bistro.letter}` }),
    about: [say(`bj-ability-${bistro.ability}`), say('bj-gives-bistro')],
    purchase,
  };
  return bistro.built ? { ...about, use: { move: bistro.move, reason: bistro.reason } } : about;
}
