import { describe, expect, it, vi } from 'vitest';
import { PaymentWatch } from '../../../renderer/draft/PaymentWatch.ts';
import type { WizardSnapshot } from '../../../renderer/wizard/state/Wizard.ts';
import { fakeActor } from '../../support/fakeActor.ts';

/** Returns a snapshot of the wizard with a payment dialog, or without one. */
const wizard = (payment?: unknown) => ({ children: { payment } }) as unknown as WizardSnapshot;

describe('PaymentWatch', () => {
  it('promise 7: reports a pending payment once, and is pending until the dialog closes', () => {
    const notify = vi.fn();
    const watch = new PaymentWatch(notify);
    const { actor, update } = fakeActor();
    watch.watch(wizard(actor));
    expect(watch.isPaymentPending).toBe(false);
    update({ tags: ['pending'] });
    update({ tags: [] });
    update({ tags: ['pending'] });
    watch.watch(wizard(actor));
    expect([watch.isPaymentPending, notify.mock.calls.length]).toEqual([true, 1]);
    watch.watch(wizard());
    expect(watch.isPaymentPending).toBe(false);
  });

  it('reports a payment that was pending before', () => {
    const notify = vi.fn();
    const watch = new PaymentWatch(notify);
    watch.watch(wizard(fakeActor({ tags: ['pending'] }).actor));
    expect([watch.isPaymentPending, notify.mock.calls.length]).toEqual([true, 1]);
  });

  it('ignores a dialog that was replaced or is no longer observed', () => {
    const notify = vi.fn();
    const watch = new PaymentWatch(notify);
    const [first, second] = [fakeActor(), fakeActor()];
    watch.watch(wizard(first.actor));
    watch.watch(wizard(second.actor));
    first.update({ tags: ['pending'] });
    expect(watch.isPaymentPending).toBe(false);
    watch.end();
    second.update({ tags: ['pending'] });
    expect([watch.isPaymentPending, notify.mock.calls.length]).toEqual([false, 0]);
  });
});
