import type { Purchase, Reason } from '$lib/types.gen';

/** Something on a board that was tapped and is to be explained, and bought or used if that is offered. */
export interface Asked {
  readonly seat: number;
  readonly title: string;
  readonly purchase: Purchase;
  /** what it does, in words */
  readonly about?: string;
  /** another move than the purchase: use the ability, give up this diner */
  readonly move?: string;
  readonly reason?: Reason | null;
}
