import { describe, expect, it } from 'vitest';
import { completeSignature } from '../../../../server/services/signing/completeSignature.ts';
import type { SigningDeps } from '../../../../server/services/signing/SigningDeps.ts';
import { fakeSigning } from '../../../support/fakeSigning.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  openedTransaction,
  SITTING,
  savedSubmission,
} from '../../../support/testPortal.ts';
import { submissionSeenAs } from '../../support/submissionSeenAs.ts';

const FIELD = 'ownerSign';
const VOID = { result: 'signatureFailure', keys: ['signatureFailure'] };
const portal = portalOfFile();

/** Stores a form and prepares its signature; returns the input of the second step. */
async function prepared() {
  const submissionId = await savedSubmission(portal(), answersFor(1, { sign: true }));
  const input = {
    sitting: SITTING,
    submissionId,
    field: FIELD,
    signature: Buffer.from('good'),
    certificate: Buffer.from('certificate'),
  };
  const { prepareSignature } = fakeSigning(portal().deps);
  await prepareSignature({ ...input, formCode: TEST_CODE, chain: [] });
  return input;
}
type Call = Awaited<ReturnType<typeof prepared>>;
const complete = (input: Call) => fakeSigning(portal().deps).completeSignature(input);
const statusesOf = async ({ submissionId }: Call) =>
  (await portal().store.signatures.ofSubmission(submissionId)).map(({ status }) => status);
const changeRow = ({ submissionId }: Call, change: { readonly dataHash: string }) =>
  portal()
    .stores.db.updateTable('submissions')
    .set(change)
    .where('id', '=', submissionId)
    .execute();

describe('completeSignature', () => {
  it('adds the signature to the prepared document and stores it', async () => {
    const input = await prepared();
    const done = await complete(input);
    if (done?.result !== 'ok') throw new Error('Cannot sign');
    expect(Buffer.from(done.pdf).toString()).toMatch(/ room for ownerSign signed$/);
    expect(done).toMatchObject({ signedBy: 'CHAN TAI MAN', signedAt: portal().clock.now() });
    expect(await statusesOf(input)).toEqual(['SIGNED']);
  });

  it('returns the same response to a repeated call, and to no other call', async () => {
    const input = await prepared();
    const done = await complete(input);
    portal().clock.advance(1000);
    expect(await complete(input)).toEqual(done);
    expect(await complete({ ...input, signature: Buffer.from('other') })).toBeUndefined();
    expect(await complete({ ...input, certificate: Buffer.from('other') })).toBeUndefined();
    expect(await complete({ ...input, field: 'chairmanSign' })).toBeUndefined();
  });

  it('T-04: returns no earlier signature for changed answers', async () => {
    const input = await prepared();
    await complete(input);
    await changeRow(input, { dataHash: 'other' });
    expect(await complete(input)).toBeUndefined();
  });

  it('T-04: is void when the answers changed after the preparation', async () => {
    const input = await prepared();
    await changeRow(input, { dataHash: 'other' });
    expect(await complete(input)).toEqual(VOID);
    expect(await statusesOf(input)).toEqual(['PREPARED']);
  });

  it('is void for a signature of another document, and may then be repeated', async () => {
    const input = await prepared();
    expect(await complete({ ...input, signature: Buffer.from('bad') })).toEqual(VOID);
    expect(await statusesOf(input)).toEqual(['PREPARED']);
    expect(await complete(input)).toMatchObject({ result: 'ok' });
  });

  it('is void when a payment starts meanwhile', async () => {
    const input = await prepared();
    const signed = await complete(input);
    expect(signed).toMatchObject({ result: 'ok' });
    const again = { ...input, formCode: TEST_CODE, chain: [] };
    await fakeSigning(portal().deps).prepareSignature(again);
    const { transactionId } = await openedTransaction(portal(), input.submissionId);
    const startedAt = portal().clock.now();
    await portal().store.attempts.annotate(transactionId, startedAt, { startedAt });
    expect(await complete(input)).toEqual(VOID);
  });

  it.each([
    ['another sitting', { sitting: 'b'.repeat(64) }],
    ['an unknown submission', { submissionId: 'no-such-id' }],
    ['a field without preparation', { field: 'chairmanSign' }],
  ])('returns undefined for %s', async (_, more) => {
    expect(await complete({ ...(await prepared()), ...more })).toBeUndefined();
  });

  it('returns undefined when the prepared document is missing', async () => {
    const input = await prepared();
    portal().files.content.clear();
    expect(await complete(input)).toBeUndefined();
  });

  it('refuses every signature of a submitted form', async () => {
    const input = await prepared();
    const deps = submissionSeenAs(portal().deps, () => ({ status: 'SUBMITTED' }));
    const locked = { result: 'paidDataLocked', keys: ['paidDataLocked'] };
    expect(await fakeSigning(deps).completeSignature(input)).toEqual(locked);
  });

  it('rethrows an error that is not about the signature', async () => {
    const signer = { embed: () => Promise.reject(new TypeError('defect')) };
    const deps = { ...portal().deps, signer } as unknown as SigningDeps;
    await expect(completeSignature(deps, await prepared())).rejects.toThrow('defect');
  });
});
