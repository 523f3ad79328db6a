import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { sendAcknowledgement } from '../../../../server/services/outbox/sendAcknowledgement.ts';

const SUBMITTED = {
  id: 'SUB1',
  definitionHash: 'd',
  referenceNumber: 'LR164-261120-123456',
  submittedAt: new Date('2026-11-20T02:00:00Z'),
  sealedAck: new Uint8Array(1),
} as Submission;

/** Sends the mail of a submission; the applicant asked for it with these values. */
function send(submission: Partial<Submission>, wish: object) {
  const mails: unknown[] = [];
  const deps = {
    vault: { open: () => Buffer.from(JSON.stringify(wish)) },
    catalogue: { byHash: async () => undefined },
    mailer: { send: async (mail: unknown) => void mails.push(mail) },
  } as unknown as Parameters<typeof sendAcknowledgement>[0];
  return { sent: sendAcknowledgement(deps, { ...SUBMITTED, ...submission }), mails };
}

describe('sendAcknowledgement', () => {
  it.each([
    ['has no reference number', { referenceNumber: undefined }, { ackEmail: 'a@b.hk' }],
    ['was not submitted', { submittedAt: undefined }, { ackEmail: 'a@b.hk' }],
    ['has no address', {}, {}],
    ['has an address that is not a text', {}, { ackEmail: ['a@b.hk'] }],
  ])('throws and sends nothing when the submission %s', async (_, submission, wish) => {
    const { sent, mails } = send(submission as Partial<Submission>, wish);
    await expect(sent).rejects.toThrow('Cannot acknowledge submission SUB1');
    expect(mails).toEqual([]);
  });
});
