import { describe, expect, it } from 'vitest';
import { mayKeepDraft } from '../../../renderer/draft/mayKeepDraft.ts';
import { PaymentWatch } from '../../../renderer/draft/PaymentWatch.ts';
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

describe('PaymentWatch', () => {
  /** Returns a payment dialog with a state that the test sets. */
  function payment() {
    let tell: (snapshot: object) => void = () => undefined;
    let tag = '';
    const snapshot = () => ({ hasTag: (wanted: string) => wanted === tag });
    return {
      getSnapshot: snapshot,
      subscribe: (listener: typeof tell) => {
        tell = listener;
        return { unsubscribe: () => undefined };
      },
      turn: (to: string) => {
        tag = to;
        tell(snapshot());
      },
    };
  }

  it('promise 7: reports a pending payment once, and is pending until the dialog closes', () => {
    let reported = 0;
    const watch = new PaymentWatch(() => {
      reported += 1;
    });
    const child = payment();
    const paying = wizard('paying', {}, { children: { payment: child } });
    watch.watch(paying);
    expect(watch.isPaymentPending).toBe(false);
    child.turn('pending');
    child.turn('');
    child.turn('pending');
    watch.watch(paying);
    expect([watch.isPaymentPending, reported]).toEqual([true, 1]);
    watch.watch(wizard('routing'));
    expect(watch.isPaymentPending).toBe(false);
  });
});
