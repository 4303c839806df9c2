/** The emblems of the 27 action cards, by the key the rules use (RR-9). */
import type { Drawing } from '../../drawing';
import { fortune } from './fortune';
import { havoc } from './havoc';
import { theft } from './theft';

export const cards = { ...theft, ...fortune, ...havoc } as const satisfies Record<string, Drawing>;
export type Card = keyof typeof cards;
export const cardKeys = (Object.keys(cards) as Card[]).sort();

/** What a card is about, shown by the colour of its paper. */
export const toneOf = (card: Card): 'theft' | 'fortune' | 'havoc' =>
  card in theft ? 'theft' : card in fortune ? 'fortune' : 'havoc';
