/** The twelve chefs, by the key the rules use (RR-7). */
import { bullies } from './bullies';
import { cooks } from './cooks';
import type { Portrait } from './parts';
import { schemers } from './schemers';

export const chefs = { ...bullies, ...cooks, ...schemers } as const satisfies Record<string, Portrait>;
export type Chef = keyof typeof chefs;
export const chefKeys = (Object.keys(chefs) as Chef[]).sort();
