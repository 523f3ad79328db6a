import type { WizardSnapshot } from '../wizard/Wizard.ts';

/**
 * Checks whether the answers may be kept as they stand. A form that is submitted, or may be by now,
 * must not come back as a draft: somebody would submit or pay a second time.
 */
export function mayKeepDraft(snapshot: WizardSnapshot): boolean {
  const { context, status } = snapshot;
  const { acknowledgement, transactionId, paymentOutcome } = context;
  if (status !== 'active' || acknowledgement !== undefined || transactionId !== undefined) {
    return false;
  }
  const isPaid = paymentOutcome === 'approved' || paymentOutcome === 'unknown';
  return !isPaid && !snapshot.matches('submitting') && !snapshot.matches('completing');
}
