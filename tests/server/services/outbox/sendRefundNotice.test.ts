import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { sendRefundNotice } from '../../../../server/services/outbox/sendRefundNotice.ts';
import { mailingDeps } from '../../support/mailingDeps.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const ATTEMPT = { id: 'PAY2', amountCents: 38_000 };
const SUBMISSION = {
  id: 'SUB1',
  language: 'en',
  referenceNumber: 'LR164-261120-123456',
  sealedAck: new Uint8Array(1),
} as unknown as Submission;
const WISH = { ackEmail: 'a@b.example' };

interface Given {
  readonly attempt?: object | undefined;
  readonly wish?: object;
  readonly submission?: Partial<Submission>;
  readonly payload?: object;
}

/** Sends the notice about a second payment, and writes the outcome. */
async function send(given: Given) {
  const attempt = 'attempt' in given ? given.attempt : ATTEMPT;
  const { deps, mails, records, written } = mailingDeps({
    now: NOW,
    vault: { open: () => Buffer.from(JSON.stringify(given.wish ?? WISH)) },
    store: { attempts: { find: async (id: string) => (id === 'PAY2' ? attempt : undefined) } },
  });
  const message = { key: 'refundNotice:PAY2', payload: given.payload ?? { attemptId: 'PAY2' } };
  const submission = { ...SUBMISSION, ...given.submission };
  const outcome = await sendRefundNotice(deps, submission, message as never);
  const before = written.length;
  await outcome(records);
  return { mails, written, before };
}

describe('sendRefundNotice', () => {
  it('mails amount and transaction, and records the mail afterwards', async () => {
    const { mails, written, before } = await send({ attempt: { ...ATTEMPT, approvedCents: 7 } });
    expect(mails).toMatchObject([
      { to: 'a@b.example', messageId: 'refundNotice.PAY2@landform', attachments: [] },
    ]);
    expect(mails[0]?.text).toContain('HK$0.07 arrived for your application LR164-261120-123456.');
    expect(mails[0]?.text).toContain('PAY2');
    expect(before).toBe(0);
    const about = { submissionId: 'SUB1', attemptId: 'PAY2', at: NOW };
    expect(written).toEqual([['event', { ...about, kind: 'refund.mailed', detail: {} }]]);
  });

  it('names the ordered amount while the charged one is unknown', async () => {
    const submission = { language: 'zh-Hans', referenceNumber: undefined } as object;
    const { mails } = await send({ submission });
    expect(mails[0]?.text).toContain('重复缴付的 HK$380.00');
    expect(mails[0]?.text).not.toContain('undefined');
  });

  it.each<[string, Given]>([
    ['without an address', { wish: {} }],
    ['with an address that is no text', { wish: { ackEmail: ['a@b.example'] } }],
    ['without a request for mails', { submission: { sealedAck: undefined } as never }],
    ['for an unknown payment', { attempt: undefined }],
    ['without the id of a payment', { payload: {} }],
    ['for money that was paid out meanwhile', { attempt: { ...ATTEMPT, dealtAt: NOW } }],
  ])('sends and records nothing %s', async (_, given) => {
    expect(await send(given)).toEqual({ mails: [], written: [], before: 0 });
  });
});
