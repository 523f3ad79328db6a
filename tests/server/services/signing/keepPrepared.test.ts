import { describe, expect, it } from 'vitest';
import { getSealed, sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { signerOf } from '../../../../server/services/signatures/sealedSigner.ts';
import { keepPrepared, placeOfState } from '../../../../server/services/signing/keepPrepared.ts';
import type { SigningDeps } from '../../../../server/services/signing/SigningDeps.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { openedTransaction, savedSubmission } from '../../../support/testPortal.ts';

const portal = portalOfFile();
const keep = (submission: { readonly id: string; readonly dataHash: string }, words = 'room') =>
  keepPrepared(portal().deps as SigningDeps, submission, {
    field: 'ownerSign',
    pdf: Buffer.from(words),
    signer: 'CHAN TAI MAN',
    signedAt: portal().clock.now(),
    state: Buffer.from(`state of ${words}`),
  });

async function stored() {
  const id = await savedSubmission(portal());
  const dataHash = (await portal().store.submissions.find(id))?.dataHash ?? '';
  return { id, dataHash };
}
const signaturesOf = ({ id }: { readonly id: string }) =>
  portal().store.signatures.ofSubmission(id);

describe('keepPrepared', () => {
  it('stores document, signer and state sealed, with the hash of the answers', async () => {
    const submission = await stored();
    const { id } = submission;
    expect(await keep(submission)).toBe(true);
    const [record, ...more] = await signaturesOf(submission);
    if (!record?.sealedState) throw new Error('Cannot find the prepared signature');
    expect(more).toEqual([]);
    const { vault } = portal().deps;
    expect(record).toMatchObject({
      status: 'PREPARED',
      field: 'ownerSign',
      dataHash: submission.dataHash,
      documentHash: sha256Of(Buffer.from('room')),
      signedAt: portal().clock.now(),
    });
    expect(signerOf(vault, record)).toBe('CHAN TAI MAN');
    const state = vault.open(placeOfState(id, 'ownerSign'), record.sealedState);
    expect(Buffer.from(state).toString()).toBe('state of room');
    const kept = await getSealed(portal().deps, record.fileKey);
    expect(Buffer.from(kept ?? []).toString()).toBe('room');
    expect(Buffer.from(portal().files.content.get(record.fileKey) ?? []).toString()).not.toBe(
      'room',
    );
  });

  it('replaces the earlier preparation of the field, not its completed signature', async () => {
    const submission = await stored();
    await keep(submission, 'first');
    const [first] = await signaturesOf(submission);
    if (!first) throw new Error('Cannot find the prepared signature');
    await portal().store.signatures.put({ ...first, status: 'SIGNED', fileKey: 'signed/first' });
    await keep(submission, 'second');
    const kept = await signaturesOf(submission);
    expect(kept.map(({ status, documentHash }) => [status, documentHash]).toSorted()).toEqual([
      ['PREPARED', sha256Of(Buffer.from('second'))],
      ['SIGNED', sha256Of(Buffer.from('first'))],
    ]);
  });

  it('T-04: records nothing when the answers changed', async () => {
    const submission = await stored();
    expect(await keep({ ...submission, dataHash: 'other' })).toBe(false);
    expect(await keep({ ...submission, id: 'no-such-id' })).toBe(false);
    expect(await signaturesOf(submission)).toEqual([]);
  });

  it('T-03: records nothing when a payment has started', async () => {
    const submission = await stored();
    const { transactionId } = await openedTransaction(portal(), submission.id);
    const startedAt = portal().clock.now();
    await portal().store.attempts.annotate(transactionId, startedAt, { startedAt });
    expect(await keep(submission)).toBe(false);
    expect(await signaturesOf(submission)).toEqual([]);
  });
});

describe('placeOfState', () => {
  it('differs for each submission and field', () => {
    const places = [placeOfState('A', 'x'), placeOfState('A', 'y'), placeOfState('B', 'x')];
    expect(places.map(({ row }) => row)).toEqual(['A/x', 'A/y', 'B/x']);
    expect(places[0]).toMatchObject({ table: 'signatures', column: 'sealed_state' });
  });
});
