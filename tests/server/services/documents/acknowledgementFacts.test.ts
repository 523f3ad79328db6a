import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import { acknowledgementFacts } from '../../../../server/services/documents/acknowledgementFacts.ts';
import { sealSigner } from '../../../../server/services/signatures/sealedSigner.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const PLACE = { table: 'submissions', row: 'SUB1', column: 'sealed_data' };
const SUBMISSION = {
  id: 'SUB1',
  definitionHash: 'h1',
  referenceNumber: 'LR164-261120-000001',
  submittedAt: AT,
  paidAttemptId: 'PAY1',
  sealedData: VAULT.seal(PLACE, Buffer.from('{"name":"CHAN TAI MAN"}')),
} as unknown as Submission;
const FORM = { code: 'LR164', hash: 'h1' };
const ATTEMPT = { id: 'PAY1', status: 'APPROVED', disposition: 'APPLIED', amountCents: 38_000 };
const SECOND = {
  id: 'PAY2',
  status: 'APPROVED',
  disposition: 'REFUND_DUE',
  amountCents: 38_000,
  approvedCents: 38_000,
};
const FILE = { key: 'k', kind: 'attachment' };
const signature = (field: string, status = 'SIGNED') => ({
  submissionId: 'SUB1',
  field,
  status,
  documentHash: `hash of ${field}`,
  signedAt: AT,
  sealedSigner: sealSigner(VAULT, { submissionId: 'SUB1', field }, `signer of ${field}`),
});

/** Reads the facts of a submission with these signatures. */
function factsOf(change: object = {}, signatures: readonly object[] = []) {
  const attempts = [ATTEMPT, SECOND];
  const deps = {
    vault: VAULT,
    catalogue: { byHash: async (hash: string) => (hash === 'h1' ? FORM : undefined) },
    store: {
      signatures: { ofSubmission: async () => signatures },
      attempts: {
        find: async (id: string) => attempts.find((each) => each.id === id),
        ofSubmission: async () => attempts,
      },
      files: { ofSubmission: async () => [FILE] },
    },
  } as unknown as Parameters<typeof acknowledgementFacts>[0];
  return acknowledgementFacts(deps, { ...SUBMISSION, ...change });
}

describe('acknowledgementFacts', () => {
  it('reads form, answers, payment, refund and files', async () => {
    const facts = await factsOf();
    expect(facts).toMatchObject({
      form: FORM,
      submission: { referenceNumber: 'LR164-261120-000001', submittedAt: AT },
      answers: { name: 'CHAN TAI MAN' },
      attempt: ATTEMPT,
      signers: [],
      files: [FILE],
    });
    expect(facts.refunds.map(({ transactionId }) => transactionId)).toEqual(['PAY2']);
    expect(facts.signedFormHash).toBeUndefined();
  });

  it('names each signer, and the hash of the document with all signatures', async () => {
    const signatures = [signature('a'), signature('b'), signature('c', 'PREPARED')];
    const { signers, signedFormHash } = await factsOf({}, signatures);
    expect(signers).toEqual([
      { field: 'a', name: 'signer of a', signedAt: AT },
      { field: 'b', name: 'signer of b', signedAt: AT },
    ]);
    expect(signedFormHash).toBe('hash of b');
  });

  it('has no payment for a free form', async () => {
    expect((await factsOf({ paidAttemptId: undefined })).attempt).toBeUndefined();
  });

  it.each([
    ['without a number', { referenceNumber: undefined }, 'not submitted yet'],
    ['that is not submitted', { submittedAt: undefined }, 'not submitted yet'],
    ['of a removed form', { definitionHash: 'h0' }, 'form was removed'],
    ['without answers', { sealedData: undefined }, 'forgotten'],
  ])('throws for a submission %s', async (_, change, message) => {
    await expect(factsOf(change)).rejects.toThrow(message);
  });
});
