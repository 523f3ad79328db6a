import { expect } from 'vitest';
import { FILE } from './wizardFacts.ts';
import { send, settle, startWizard, type Wizard } from './wizardWorld.ts';

/** Continues from the notes to the review. */
export async function walkToReview(wizard: Wizard): Promise<void> {
  await send(
    wizard,
    { type: 'terms.accepted', at: '2026-11-20T10:00:01+08:00' },
    { type: 'start' },
    ...wizard.getSnapshot().context.facts.steps.map(() => ({ type: 'next' as const })),
  );
}

/** Continues from the notes to the submission screen. */
export async function toSubmission(wizard: Wizard): Promise<void> {
  await walkToReview(wizard);
  await send(wizard, { type: 'next' });
}

/** Pays by card from the submission screen. */
export async function pay(wizard: Wizard): Promise<void> {
  await send(wizard, { type: 'next' });
  const payment = wizard.getSnapshot().children.payment;
  payment?.send({ type: 'method.chosen', method: 'creditcard-visa' });
  payment?.send({ type: 'pay', paymentWindow: 'opened' });
  await settle();
}

/** Signs the only signature field with a certificate. */
export async function signOnce(wizard: Wizard): Promise<void> {
  await send(wizard, { type: 'sign', fieldId: 'ownerSign' });
  wizard.getSnapshot().children.signing?.send({
    type: 'certificate.chosen',
    file: FILE,
    pin: '1234',
  });
  await settle();
}

/** Returns a wizard on the submission screen with a signature. */
export async function signedWizard() {
  const run = startWizard();
  await walkToReview(run.wizard);
  await send(run.wizard, { type: 'next' });
  await signOnce(run.wizard);
  expect(run.wizard.getSnapshot().context.signed).toHaveLength(1);
  return run;
}
