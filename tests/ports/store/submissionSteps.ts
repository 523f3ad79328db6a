import { expect } from 'vitest';
import type { SignatureRecord } from '../../../server/ports/store/Signature.ts';
import type { NewSubmission } from '../../../server/ports/store/Submission.ts';
import type { SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';

export const NOW = new Date('2026-11-20T02:00:00Z');
export const LATER = new Date('2026-11-20T03:00:00Z');
let serial = 0;

/** Returns a new id, so that the tests of a run can share one database. */
export function nextId(prefix: string): string {
  serial += 1;
  return `${prefix}${serial}`;
}

/** Returns a submission of HK$380 for `insert`. */
export function newSubmission(change: Partial<NewSubmission> = {}): NewSubmission {
  return {
    id: nextId('S'),
    sitting: 'sitting-1',
    formCode: 'LREAL1',
    definitionHash: 'hash-1',
    language: 'en',
    dataHash: 'data-1',
    amountCents: 38_000,
    feeLines: [{ itemId: 'fee', quantity: 1, unitPriceCents: 38_000, amountCents: 38_000 }],
    quoteExpiresAt: LATER,
    sealedData: new Uint8Array([1, 2, 3]),
    now: NOW,
    ...change,
  };
}

/** Returns the record of a signature by the owner for `put`. */
export function newSignature(
  submissionId: string,
  change: Partial<SignatureRecord> = {},
): SignatureRecord {
  return {
    submissionId,
    field: 'ownerSign',
    status: 'SIGNED',
    dataHash: 'data-1',
    documentHash: 'doc',
    fileKey: `signed/${submissionId}`,
    sealedSigner: new Uint8Array([5]),
    signedAt: NOW,
    ...change,
  };
}

/**
 * Returns functions that create submissions and attempts in the states of a test.
 *
 * @param store returns the store under test
 */
export function submissionSteps(store: () => SubmissionStore) {
  const submitted = async (change: Partial<NewSubmission> = {}) => {
    const { id, dataHash } = await quoted(change);
    const attemptId = await approvedAttempt(id, dataHash);
    const referenceNumber = nextId('LREAL1-261120-');
    await store().references.claim(referenceNumber, id, NOW);
    const patch = { paidAttemptId: attemptId, referenceNumber, submittedAt: NOW };
    expect(await store().submissions.move(id, ['QUOTED'], 'SUBMITTED', NOW, patch)).toBe(true);
    return { id, attemptId, referenceNumber };
  };
  const quoted = async (change: Partial<NewSubmission> = {}) => {
    const submission = newSubmission(change);
    await store().submissions.insert(submission);
    return submission;
  };
  const attempt = async (submissionId: string, amountCents = 38_000, dataHash = 'data-1') => {
    const id = nextId('A');
    expect(
      await store().attempts.insert({
        id,
        submissionId,
        amountCents,
        dataHash,
        now: NOW,
      }),
    ).toBe(true);
    return id;
  };
  const approvedAttempt = async (submissionId: string, dataHash = 'data-1') => {
    const id = await attempt(submissionId, 38_000, dataHash);
    await store().attempts.move(id, ['CREATED'], 'APPROVED', NOW, {
      disposition: 'APPLIED',
      approvedCents: 38_000,
      approvedCurrency: 'HKD',
      approvedAt: NOW,
    });
    return id;
  };
  return { submitted, quoted, attempt, approvedAttempt };
}
