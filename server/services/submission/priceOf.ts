import type { Conduct, Fee } from '#engine';
import type { OrderLine } from '../../ports/PaymentGateway.ts';

/** What is to be paid online, and for what. */
export interface Price {
  readonly amountCents: number;
  readonly feeLines: readonly OrderLine[];
}

/**
 * The price that is collected online: the fee, or nothing where the form is paid for at the counter,
 * handed in on paper, or free for these answers.
 *
 * @throws {RangeError} when the fee is no whole cents or its lines do not add up: nothing may be
 * charged then
 */
export function priceOf({ lines, totalCents }: Fee, conduct: Conduct): Price {
  const sum = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (!Number.isSafeInteger(totalCents) || totalCents < 0 || sum !== totalCents) {
    throw new RangeError(`Cannot charge ${totalCents} cents: the lines add up to ${sum}`);
  }
  const isOnline = conduct.isPaymentRequired && conduct.submissionType === 'ALLOW_ESUBM';
  if (!isOnline) return { amountCents: 0, feeLines: [] };
  const feeLines = lines.map(({ itemId, quantity, unitPriceCents, amountCents }) => ({
    itemId,
    quantity,
    unitPriceCents,
    amountCents,
  }));
  return { amountCents: totalCents, feeLines };
}
