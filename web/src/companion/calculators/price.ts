/** What something costs somebody, and why (RR-4.4): the engine's rule, asked about a small made-up position. */
import { ANTOINE_BAGUETTE, ISLAND, price, Town, with_surcharges, type Steps } from '../rules/rival_restaurants.gen';
import { keys, rivals, rulesFor } from '../model/figures';

export interface PriceQuestion {
  /** a market's key, or the Island's `action-card`, or the key of an upgrade */
  readonly thing: string;
  /** the unknown top card of the shelf, not a bin */
  readonly shelf: boolean;
  readonly restaurant: string;
  /** levels reached above the first */
  readonly level: number;
  readonly fakeSale: boolean;
  /** another's Antoine stands in the same place */
  readonly antoine: boolean;
  /** bought through the NPC (Kitchen Squad) */
  readonly npc: boolean;
  readonly discount: boolean;
}

export interface PriceAnswer {
  readonly list: number;
  readonly price: number;
  /** reasons with their amounts, in dollars */
  readonly steps: readonly (readonly [string, number])[];
}

export const actionCard = 'action-card';

const buyer = 0; // a seat; its NPC is the pawn after its chef
const rival = 1;

export function priceOf(question: PriceQuestion): PriceAnswer {
  const market = keys.markets.indexOf(question.thing);
  const upgrade = rivals.upgrades.find(({ key }) => key === question.thing);
  const town = new Town(rulesFor(2, question.npc));
  const pawn = 2 * buyer + (question.npc ? 1 : 0);
  // In Kitchen Squad Antoine is somebody's NPC, and only active chefs pay him (RR-10.3).
  const antoine = 2 * rival + (question.npc ? 1 : 0);
  town.place[pawn] = market < 0 ? ISLAND : market;
  town.restaurant[buyer] = Math.max(0, keys.restaurants.indexOf(question.restaurant));
  town.level[buyer] = question.level;
  if (question.fakeSale) town.fake_sale = 1 << buyer;
  if (question.discount) town.discount = 1 << buyer;
  if (question.antoine) {
    town.pawn_of[ANTOINE_BAGUETTE] = antoine;
    town.place[antoine] = town.place[pawn] ?? ISLAND;
  }
  const steps: Steps = [];
  const list = rivals.rules.prices[market] ?? upgrade?.price ?? rivals.island.card;
  const cost = market < 0 ? with_surcharges(town, pawn, list, steps) : price(town, pawn, market, question.shelf, steps);
  return {
    list: list * rivals.unit,
    price: cost * rivals.unit,
    steps: steps.map(([reason, amount]) => [reason, amount * rivals.unit] as const),
  };
}
