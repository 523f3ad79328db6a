import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { sendRefundDone } from '../../../../server/services/outbox/sendRefundDone.ts';
import { mailingDeps } from '../../support/mailingDeps.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const ATTEMPT = {
  id: 'PAY2',
  submissionId: 'SUB1',
  amountCents: 38_000,
  approvedCents: 38_000,
  approvedCurrency: 'HKD',
  dealtAt: new Date('2026-11-20T02:00:00Z'),
};
const SUBMISSION = {
  id: 'SUB1',
  language: 'en',
  status: 'SUBMITTED',
  referenceNumber: 'LR164-261120-123456',
  sealedAck: new Uint8Array(1),
} as unknown as Submission;

interface Given {
  readonly attempt?: object | undefined;
  readonly wish?: object;
  readonly status?: Submission['status'];
  /** The mail about another refund of the submission. */
  readonly otherMail?: object | undefined;
}

/** Sends the mail about a paid refund, and writes the outcome. */
async function send(given: Given) {
  const attempt = 'attempt' in given ? given.attempt : ATTEMPT;
  const submission = { ...SUBMISSION, status: given.status ?? SUBMISSION.status };
  const { deps, mails, records, written } = mailingDeps({
    now: NOW,
    vault: { open: () => Buffer.from(JSON.stringify(given.wish ?? { ackEmail: 'a@b.example' })) },
    store: {
      submissions: { lock: async () => submission },
      attempts: {
        find: async (id: string) => (id === 'PAY2' ? attempt : undefined),
        ofSubmission: async () => [{ id: 'PAY1' }, { id: 'PAY2' }],
      },
      outbox: {
        find: async (key: string) => (key === 'refundDone:PAY1' ? given.otherMail : undefined),
      },
    },
  });
  const message = { key: 'refundDone:PAY2', payload: { attemptId: 'PAY2' } };
  const outcome = await sendRefundDone(deps, submission, message as never);
  const before = written.length;
  await outcome(records);
  return { mails, written, before };
}
const MAILED = [
  'event',
  { submissionId: 'SUB1', attemptId: 'PAY2', at: NOW, kind: 'refund.doneMailed', detail: {} },
];
const FORGOTTEN = [
  ['forgetAnswers', 'SUB1'],
  ['event', { submissionId: 'SUB1', at: NOW, kind: 'retention.forgotten', detail: {} }],
];

describe('sendRefundDone', () => {
  it('mails amount, transaction and time, and records the mail afterwards', async () => {
    const { mails, written, before } = await send({});
    expect(mails).toMatchObject([
      {
        to: 'a@b.example',
        messageId: 'refundDone.PAY2@landform',
        subject: 'Your payment has been paid back',
      },
    ]);
    expect(mails[0]?.text).toContain('HK$380.00');
    expect(mails[0]?.text).toContain('PAY2) was paid back on 20/11/2026 10:00 AM');
    expect(mails[0]?.text).not.toContain('not submitted');
    expect([before, written]).toEqual([0, [MAILED]]);
  });

  it.each<[string, Given]>([
    ['without an address', { wish: {} }],
    ['for an unknown payment', { attempt: undefined }],
    ['for money that was not paid out', { attempt: { ...ATTEMPT, dealtAt: undefined } }],
  ])('sends and records nothing %s', async (_, given) => {
    expect(await send(given)).toEqual({ mails: [], written: [], before: 0 });
  });

  it.each<[string, object | undefined]>([
    ['no other mail', undefined],
    ['the other mail sent', { doneAt: NOW }],
    ['the other mail given up', { deadAt: NOW }],
  ])('removes the address of an ended submission with %s', async (_, otherMail) => {
    const { mails, written } = await send({ status: 'ABANDONED', otherMail });
    expect(mails[0]?.text).toContain('Your form was not submitted.');
    expect(written).toEqual([MAILED, ...FORGOTTEN]);
  });

  it('keeps the address of an ended submission while another mail waits', async () => {
    const { written } = await send({ status: 'ABANDONED', otherMail: { dueAt: NOW } });
    expect(written).toEqual([MAILED]);
  });
});
