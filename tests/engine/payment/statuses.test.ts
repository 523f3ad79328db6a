import { describe, expect, it } from 'vitest';
import { settledBy, settles } from '../../../engine/payment/settlement.ts';
import { PAYMENT_STATUSES, paymentStatusOf } from '../../../engine/payment/statuses.ts';

/** The rows of document 1, section 4 "Payment result statuses". */
const SPECIFICATION = [
  ['APPR', 'approved', undefined],
  ['REJT', 'rejected', 'payment_rejected'],
  ['CANC', 'cancelled', 'payment_cancelled'],
  ['INPR', 'in process', 'payment_generic'],
  ['NOTF', 'not found', 'payment_generic'],
  ['DUPA', 'duplicate', 'payment_generic'],
  ['PSER', 'payment server error', 'payment_generic'],
  ['FIER', 'financial institution error', 'payment_generic'],
  ['PSTO', 'timeout', 'payment_generic'],
] as const;

const ASKED = { submissionId: 'S1', cancelledByUser: false };

describe('PAYMENT_STATUSES', () => {
  it('has exactly the rows of the specification', () => {
    expect(Object.keys(PAYMENT_STATUSES)).toEqual(SPECIFICATION.map(([code]) => code));
  });

  it.each(SPECIFICATION)('%s (%s) reacts with the message %s', (code, _meaning, messageKey) => {
    expect(paymentStatusOf(code).messageKey).toBe(messageKey);
  });

  it.each(['APPROVED', '', 'appr', '__proto__', 'toString', 'XXXX'])(
    'returns the generic error for the unknown status %j',
    (code) => {
      expect(paymentStatusOf(code)).toMatchObject({
        outcome: 'unknown',
        messageKey: 'payment_generic',
        conclusive: false,
      });
    },
  );

  it('approves only APPR', () => {
    const approving = [...Object.keys(PAYMENT_STATUSES), 'IN_PROCESS', 'APPROVED', 'OK'].filter(
      (code) => paymentStatusOf(code).outcome === 'approved',
    );
    expect(approving).toEqual(['APPR']);
  });

  it('promise 8: settles on APPR, REJT and CANC, and on PSTO only with canRetry', () => {
    const all = [...Object.keys(PAYMENT_STATUSES), 'IN_PROCESS', 'ZZZZ'];
    expect(all.filter((code) => paymentStatusOf(code).conclusive)).toEqual([
      'APPR',
      'REJT',
      'CANC',
    ]);
    const settling = (canRetry?: boolean) =>
      all.filter((status) => settles({ status, description: '', canRetry }));
    expect(settling()).toEqual(['APPR', 'REJT', 'CANC']);
    expect(settling(false)).toEqual(['APPR', 'REJT', 'CANC']);
    expect(settling(true)).toEqual(['APPR', 'REJT', 'CANC', 'PSTO']);
  });

  it('promise 8: settles on any response when another payment paid for the form', () => {
    const answer = { status: 'CANC', description: '', paidBy: 'T1', canRetry: false };
    expect(settles({ ...answer, status: 'IN_PROCESS' })).toBe(true);
    const otherPayments = [{ transactionId: 'T2', amountCents: 1, state: 'refundDue' }] as const;
    expect(settledBy({ ...answer, otherPayments }, ASKED)).toEqual({
      outcome: 'approved',
      outcomeKey: 'payment_outcomeApproved',
      canRetry: false,
      otherPayments,
    });
  });
});

describe('settledBy()', () => {
  it.each([
    ['REJT', true],
    ['CANC', true],
    ['PSTO', false],
    ['APPR', false],
    ['DUPA', false],
    ['NOTF', false],
  ])('U-45: offers a retry after %s: %s', (status, canRetry) => {
    expect(settledBy({ status, description: '' }, ASKED).canRetry).toBe(canRetry);
  });

  it('promise 8: offers a retry after a time-out without payment on the server', () => {
    const answer = { status: 'PSTO', description: '', canRetry: true };
    expect(settledBy(answer, ASKED).canRetry).toBe(true);
  });

  it('U-45: offers no retry when the server refuses one', () => {
    const answer = { status: 'REJT', description: '', canRetry: false };
    expect(settledBy(answer, ASKED).canRetry).toBe(false);
  });

  it('never offers a retry of an unknown outcome, even with canRetry', () => {
    const answer = { status: 'PSER', description: '', canRetry: true };
    expect(settledBy(answer, ASKED).canRetry).toBe(false);
  });

  it('D-14: shows the gateway’s description as one line without control characters, capped', () => {
    const description = `Do not\u0000 honour\r\n\u202e<b>${'x'.repeat(500)}`;
    const [shown = ''] = settledBy({ status: 'REJT', description }, ASKED).message?.args ?? [];
    expect(shown).toMatch(/^Do not honour <b>x+…$/u);
    expect([...String(shown)]).toHaveLength(200);
  });

  it('has another message for a cancellation by the user', () => {
    const answer = { status: 'CANC', description: 'by bank' };
    expect(settledBy(answer, ASKED).message).toEqual({
      key: 'payment_cancelled',
      args: ['by bank'],
    });
    expect(settledBy(answer, { ...ASKED, cancelledByUser: true }).message).toEqual({
      key: 'payment_cancelledByUser',
      args: [],
    });
  });

  it.each([
    ['Do not honour.', 'Do not honour'],
    ['Declined. Code 05', 'Declined. Code 05'],
    ['餘額不足。', '餘額不足'],
  ])('removes the final full stop: %j', (description, shown) => {
    expect(settledBy({ status: 'REJT', description }, ASKED).message?.args).toEqual([shown]);
  });

  it.each([
    ['REJT', '', 'payment_rejectedNoReason'],
    ['REJT', '.', 'payment_rejectedNoReason'],
    ['REJT', ' \u0000\n', 'payment_rejectedNoReason'],
    ['REJT', 'null', 'payment_rejectedNoReason'],
    ['CANC', '', 'payment_cancelledByUser'],
    ['CANC', 'null', 'payment_cancelledByUser'],
  ])('omits the detail when the gateway sent none: %s, %j', (status, description, key) => {
    expect(settledBy({ status, description }, ASKED).message).toEqual({ key, args: [] });
  });

  it('includes the submission id in the generic message', () => {
    const { message } = settledBy({ status: 'PSTO', description: '' }, ASKED);
    expect(message).toEqual({ key: 'payment_generic', args: ['S1'], submissionId: 'S1' });
  });
});
