import { describe, expect, it } from 'vitest';
import { showPayment } from '../../../../server/services/operator/showPayment.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { setAsidePayments } from '../../../support/setAsidePayments.ts';

const portal = portalOfFile();
const { paidTwice } = setAsidePayments(portal);
const show = (name: string) => showPayment(portal().store, name);

describe('showPayment', () => {
  it('shows the submission, all its payments and its history, by any of its names', async () => {
    const { submissionId, transactionId, paidBy, reference } = await paidTwice();
    const shown = await show(submissionId);
    const text = shown.lines.join('\n');
    expect(shown.isDone).toBe(true);
    expect(text).toContain(`Submission ${submissionId} of LRTEST: SUBMITTED`);
    expect(text).toContain(`Payment ${transactionId}: APPROVED REFUND_DUE`);
    expect(text).toContain(`Payment ${paidBy}: APPROVED APPLIED`);
    expect(text).toMatch(/History:\n {2}\S+ submission\.quoted/);
    expect(text).toMatch(/payment\.approvedAgain/);
    for (const name of [transactionId, paidBy, reference]) expect(await show(name)).toEqual(shown);
  });

  it('T-45: shows no answer', async () => {
    const { submissionId } = await paidTwice({ isMailed: true });
    const text = (await show(submissionId)).lines.join('\n');
    expect(text).not.toMatch(/CHAN|applicant@/);
  });

  it('shows money of the gateway without an attempt of this portal', async () => {
    const attemptId = 'PAYELSEWHERE';
    const at = portal().clock.now();
    const detail = { reason: 'chargeWithoutSubmission' };
    await portal().store.events.append({ attemptId, at, kind: 'payment.difference', detail });
    expect(await show(attemptId)).toEqual({
      isDone: true,
      lines: [
        'Payment PAYELSEWHERE: not one of this portal',
        'History:',
        `  ${at.toISOString()} payment.difference PAYELSEWHERE reason="chargeWithoutSubmission"`,
      ],
    });
  });

  it('refuses a name that it does not know', async () => {
    expect(await show('LR164-261120-000000')).toMatchObject({
      isDone: false,
      lines: ['There is no payment, submission or reference number LR164-261120-000000'],
    });
  });
});
