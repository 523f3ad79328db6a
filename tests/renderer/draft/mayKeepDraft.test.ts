import { describe, expect, it } from 'vitest';
import { mayKeepDraft } from '../../../renderer/draft/mayKeepDraft.ts';
import type { WizardSnapshot } from '../../../renderer/wizard/state/Wizard.ts';

/** Returns a wizard in a state, with a context. */
function wizard(state: string, context: object = {}, more: object = {}): WizardSnapshot {
  const matches = (wanted: string) => wanted === state;
  return { status: 'active', context, matches, children: {}, ...more } as unknown as WizardSnapshot;
}

describe('mayKeepDraft()', () => {
  it('promise 7: keeps a draft while the form is filled in, and after a rejected payment', () => {
    expect(mayKeepDraft(wizard('filling'))).toBe(true);
    expect(mayKeepDraft(wizard('filling', { paymentOutcome: 'rejected' }))).toBe(true);
  });

  it.each([
    ['is being submitted', wizard('submitting')],
    ['is being completed', wizard('completing')],
    ['is submitted', wizard('acknowledged', { acknowledgement: {} })],
    ['is being paid since before a reload', wizard('paying', { transactionId: 'T9' })],
    ['is paid', wizard('routing', { paymentOutcome: 'approved' })],
    ['may be paid', wizard('filling', { paymentOutcome: 'unknown' })],
    ['has timed out', wizard('timedOut', {}, { status: 'done' })],
  ])('promise 7: keeps no draft of a form that %s', (_, snapshot) => {
    expect(mayKeepDraft(snapshot)).toBe(false);
  });
});
