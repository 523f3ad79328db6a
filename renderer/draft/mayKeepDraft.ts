import type { WizardSnapshot } from '../wizard/state/Wizard.ts';

/**
 * Checks whether the current answers may be stored. A form that is submitted, or is being
 * submitted, must not return as a draft, because the applicant might submit or pay twice.
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
