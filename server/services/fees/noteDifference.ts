import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/** A way in which the gateway's settlement, the store and the fee rules can differ. */
export type DifferenceReason =
  /** The gateway took money that belongs to no approved attempt. */
  | 'chargeWithoutSubmission'
  /** An attempt is approved, but the gateway's settlement does not contain it. */
  | 'submissionWithoutCharge'
  /** The gateway settled another amount or currency than it had approved. */
  | 'otherAmount'
  /** Definition and stored answers result in another fee than was charged. */
  | 'otherFee'
  /** The fee could not be computed again. */
  | 'feeUnknown';

/** A difference. It contains ids and cents, never answers. */
export interface Difference {
  readonly reason: DifferenceReason;
  readonly attemptId: string;
  /** Absent when this portal knows no such attempt. */
  readonly submissionId?: string;
  /** The expected and the actual amount; each in cents, if known. */
  readonly expectedCents?: number | undefined;
  readonly foundCents?: number | undefined;
}

/** Kind of the history events that record differences. */
export const DIFFERENCE_EVENT = 'payment.difference';

/**
 * Records a difference in the history and in the operator's queue, in one transaction and only
 * once.
 *
 * @returns `false` when this difference was recorded before
 */
export async function noteDifference(
  { store, clock }: Pick<ServiceDeps, 'store' | 'clock'>,
  { reason, attemptId, submissionId, expectedCents, foundCents }: Difference,
): Promise<boolean> {
  const at = clock.now();
  return store.transact(async (records) => {
    const isNew = await records.outbox.add({
      key: `operatorAlert:${reason}:${attemptId}`,
      topic: 'operatorAlert',
      submissionId: submissionId ?? '',
      payload: { attemptId, reason },
      dueAt: at,
    });
    if (!isNew) return false;
    await records.events.append({
      submissionId,
      attemptId,
      at,
      kind: DIFFERENCE_EVENT,
      detail: {
        reason,
        ...(expectedCents !== undefined && { expectedCents }),
        ...(foundCents !== undefined && { foundCents }),
      },
    });
    return true;
  });
}
