import { describe, expect, it } from 'vitest';
import type { PaymentAnswer } from '../../../engine/payment/Payment.ts';
import { settledBy, settles } from '../../../engine/payment/settlement.ts';

const ASKED = { submissionId: 'S1', cancelledByUser: false };
const answer = (traits: object) => traits as unknown as PaymentAnswer;
const REJECTED = answer({ status: 'REJT', description: 'No funds。' });

describe('settledBy', () => {
  it('approves a form that another transaction paid', () => {
    expect(settledBy(answer({ status: 'REJT', paidBy: 'T2' }), ASKED)).toMatchObject({
      outcome: 'approved',
      canRetry: false,
      record: undefined,
    });
  });

  it('allows another attempt after a rejection, unless the server refuses it', () => {
    const refused = { ...REJECTED, canRetry: false };
    const given = [REJECTED, refused].map((each) => settledBy(each, ASKED).canRetry);
    expect(given).toEqual([true, false]);
  });

  it("shows the bank's text without its full stop", () => {
    expect(settledBy(REJECTED, ASKED).message?.args).toEqual(['No funds']);
  });

  it.each(['', 'null', ' . '])('uses its own message for the bank text %j', (description) => {
    expect(settledBy(answer({ status: 'REJT', description }), ASKED).message).toEqual({
      key: 'payment_rejectedNoReason',
      args: [],
    });
  });
});

describe('settles', () => {
  it.each([
    [{ status: 'APPR' }, true],
    [{ status: 'INPR' }, false],
    [{ status: 'INPR', paidBy: 'T2' }, true],
    [{ status: 'PSTO' }, false],
    [{ status: 'PSTO', canRetry: true }, true],
  ])('returns for %j: %s', (traits, expected) => {
    expect(settles(answer(traits))).toBe(expected);
  });
});
