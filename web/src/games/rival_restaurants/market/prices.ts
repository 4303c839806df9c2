/** Why a price is not the list price, in words (RR-4.4). The rules work out the steps; here they are only said. */
import type { PriceStep } from '$lib/types.gen';
import { say } from '$lib/words';

/** "Fake Sale +$200, Discount −$200"; empty if the list price applies */
export const stepsInWords = (steps: readonly PriceStep[] = []): string =>
  steps
    .map(({ reason, amount }) =>
      say(amount < 0 ? 'rr-price-less' : 'rr-price-more', { reason: `$rr-price-${reason}`, n: Math.abs(amount) }),
    )
    .join(', ');

/** "List price $200, Fake Sale +$200"; empty if the list price applies */
export function fromListPrice(list: number | undefined, steps: readonly PriceStep[] = []): string {
  return steps.length && list !== undefined ? `${say('ui-list-price')} $${list}, ${stepsInWords(steps)}` : '';
}
