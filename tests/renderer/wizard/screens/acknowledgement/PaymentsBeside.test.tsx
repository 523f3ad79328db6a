// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentsBeside } from '../../../../../renderer/wizard/screens/acknowledgement/PaymentsBeside.tsx';
import { ACKNOWLEDGEMENT } from '../../../../engine/support/wizardFacts.ts';
import { inPortal, wireAnswer } from '../../../../support/inPortal.tsx';
import { planServices } from '../../../../support/planServices.ts';

const DUE = { transactionId: 'T2', amountCents: 38_000, state: 'refundDue' } as const;
const WIRE = { transactionid: 'T2', amount: '380.00', state: 'refundDue' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function shown(more: object = {}, otherpayments: readonly object[] = []) {
  const poll = () => wireAnswer(200, { status: 'APPR', description: '', otherpayments });
  const made = planServices({ answers: { '/api/submission/poll/T1': poll } });
  made.pdf.keep('JVBE', true);
  const acknowledgement = { ...ACKNOWLEDGEMENT, ...more };
  await inPortal(<PaymentsBeside acknowledgement={acknowledgement} services={made.services} />);
  return made;
}

/** Runs the timers and the requests. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => screen.getByRole('status').textContent;

describe('PaymentsBeside', () => {
  it('promise 8: lists the other payments of the acknowledgement', async () => {
    const { pdf } = await shown({ otherPayments: [DUE] }, [WIRE]);
    expect(text()).toContain('transaction number T2');
    await pass(10_000);
    expect(text()).toContain('It will be refunded.');
    expect(pdf.get().kind).toBe('made');
  });

  it('promise 8: adds a refund that becomes due, and drops the outdated document', async () => {
    const { asked, pdf } = await shown({}, [WIRE]);
    expect(text()).toBe('');
    await pass(9_999);
    expect(asked).toHaveLength(0);
    await pass(1);
    await vi.waitFor(() => expect(text()).toContain('T2'));
    expect(pdf.get().kind).toBe('none');
  });

  it.each([
    ['the state of a payment', { ...WIRE, state: 'beingCancelled' }, /We are cancelling .*T2/],
    ['another payment', { ...WIRE, transactionid: 'T3' }, /T3/],
  ])('promise 8: follows a change of %s', async (_, wire, expected) => {
    const { pdf } = await shown({ otherPayments: [DUE] }, [wire]);
    await pass(10_000);
    await vi.waitFor(() => expect(text()).toMatch(expected));
    expect(pdf.get().kind).toBe('none');
  });

  it('asks at once after a reload, and not without a payment', async () => {
    const { asked } = await shown({ answersGone: true });
    await pass(1);
    expect(asked).toHaveLength(1);
    cleanup();
    const unpaid = await shown({ paymentTxnNum: undefined });
    await pass(200_000);
    expect(unpaid.asked).toEqual([]);
  });
});
