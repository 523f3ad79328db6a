import type { Fee, FormBehaviour } from '#engine';
import type { OrderLine } from '../../ports/payment/PaymentGateway.ts';

/** The amount to pay online, with its fee lines. */
export interface Price {
  readonly amountCents: number;
  readonly feeLines: readonly OrderLine[];
}

/**
 * Returns the amount that is collected online. It is 0 when the form is paid at the counter,
 * submitted on paper, or free for these answers.
 *
 * @throws {RangeError} when the fee is not in whole cents or its lines do not add up; nothing may
 *   be charged then
 */
export function priceOf({ lines, totalCents }: Fee, behaviour: FormBehaviour): Price {
  const sum = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (!Number.isSafeInteger(totalCents) || totalCents < 0 || sum !== totalCents) {
    throw new RangeError(`Cannot charge ${totalCents} cents: the lines add up to ${sum}`);
  }
  const isOnline = behaviour.isPaymentRequired && behaviour.submissionType === 'ALLOW_ESUBM';
  if (!isOnline) return { amountCents: 0, feeLines: [] };
  const feeLines = lines.map(({ itemId, quantity, unitPriceCents, amountCents }) => ({
    itemId,
    quantity,
    unitPriceCents,
    amountCents,
  }));
  return { amountCents: totalCents, feeLines };
}
