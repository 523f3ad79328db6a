import type { ServiceDeps } from '../ServiceDeps.ts';

/** How the books of the gateway, the store and the fee rules can part. */
export type DifferenceReason =
  /** The gateway took money that no approved attempt stands for. */
  | 'chargeWithoutSubmission'
  /** An attempt is approved, and the gateway's settlement does not have it. */
  | 'submissionWithoutCharge'
  /** The gateway settled other money than it had approved. */
  | 'otherAmount'
  /** Definition and stored answers make another fee than was charged. */
  | 'otherFee'
  /** The fee could not be computed again. */
  | 'feeUnknown';

/** One difference: names and cents, never answers. */
export interface Difference {
  readonly reason: DifferenceReason;
  readonly attemptId: string;
  /** Absent when no attempt of ours is known. */
  readonly submissionId?: string;
  /** What ought to be, and what is; each in cents, where there is one. */
  readonly expectedCents?: number | undefined;
  readonly foundCents?: number | undefined;
}

/** Kind of the lines of history that differences leave. */
export const DIFFERENCE_EVENT = 'payment.difference';

/**
 * Puts a difference into the history and the operator's queue, together and once.
 *
 * @returns `false` when this difference was noted before
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
