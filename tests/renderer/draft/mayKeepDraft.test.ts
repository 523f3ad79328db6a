import { describe, expect, it } from 'vitest';
import { mayKeepDraft } from '../../../renderer/draft/mayKeepDraft.ts';
import { PaymentWatch } from '../../../renderer/draft/PaymentWatch.ts';
import type { WizardSnapshot } from '../../../renderer/wizard/state/Wizard.ts';

/** Returns a wizard in some state, with some facts. */
function wizard(state: string, context: object = {}, more: object = {}): WizardSnapshot {
  const matches = (wanted: string) => wanted === state;
  return { status: 'active', context, matches, children: {}, ...more } as unknown as WizardSnapshot;
}

describe('mayKeepDraft()', () => {
  it('promise 7: keeps what is being filled in, and what was not paid in the end', () => {
    expect(mayKeepDraft(wizard('filling'))).toBe(true);
    expect(mayKeepDraft(wizard('filling', { paymentOutcome: 'rejected' }))).toBe(true);
  });

  it.each([
    ['is being submitted', wizard('submitting')],
    ['is being completed', wizard('completing')],
    ['is in', wizard('acknowledged', { acknowledgement: {} })],
    ['is being paid for since before a reload', wizard('paying', { transactionId: 'T9' })],
    ['is paid', wizard('routing', { paymentOutcome: 'approved' })],
    ['may be paid', wizard('filling', { paymentOutcome: 'unknown' })],
    ['has timed out', wizard('timedOut', {}, { status: 'done' })],
  ])('promise 7: keeps nothing of a form that %s', (_, snapshot) => {
    expect(mayKeepDraft(snapshot)).toBe(false);
  });
});

describe('PaymentWatch', () => {
  /** Returns a payment dialog whose state a test sets. */
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

  it('promise 7: reports once when Pay is pressed, and holds until the dialog has gone', () => {
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
