import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { SignatureRecord } from '../../../../server/ports/store/Signature.ts';
import { putSealed, sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { sealSigner } from '../../../../server/services/signatures/sealedSigner.ts';
import { keepSignature } from '../../../../server/services/signing/keepSignature.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';

const AT = new Date('2026-11-20T02:00:00Z');
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const PDF = Buffer.from('%PDF signed by a');
const HASH = sha256Of(PDF);
const KEY = `signed/sub1/a-${HASH.slice(0, 16)}`;

const signature = (field: string, status: SignatureRecord['status'] = 'SIGNED') => ({
  submissionId: 'SUB1',
  field,
  status,
  dataHash: 'd1',
  documentHash: 'h',
  fileKey: `${status}/${field}`.toLowerCase(),
  sealedSigner: sealSigner(VAULT, { submissionId: 'SUB1', field }, 'CHAN TAI MAN'),
  signedAt: AT,
});

/** Creates a store of one submission with these signatures and their files. */
async function portal(
  earlier: readonly SignatureRecord[],
  submission: object | undefined = {},
  isStarted = false,
) {
  const files = memoryFiles();
  for (const { fileKey } of earlier) await putSealed({ files, vault: VAULT }, fileKey, PDF);
  let kept = [...earlier];
  const events: object[] = [];
  const remove = (field: string, status: string) => {
    kept = kept.filter((each) => each.field !== field || each.status !== status);
  };
  const records = {
    submissions: {
      lock: async () =>
        submission && { id: 'SUB1', status: 'QUOTED', dataHash: 'd1', ...submission },
    },
    attempts: { live: async () => (isStarted ? { startedAt: AT } : undefined) },
    signatures: {
      ofSubmission: async () => kept,
      remove: async (_: string, field: string, status: string) => remove(field, status),
      put: async (record: SignatureRecord) => void kept.push(record),
    },
    events: { append: async (event: object) => void events.push(event) },
  };
  const deps = {
    files,
    vault: VAULT,
    clock: { now: () => AT },
    store: { ...records, transact: (work: (all: typeof records) => unknown) => work(records) },
  } as unknown as Parameters<typeof keepSignature>[0];
  return {
    events,
    files: () => [...files.content.keys()].toSorted(),
    signatures: () => kept.map(({ field, status }) => `${field} ${status}`),
    record: () => kept.at(-1),
    keep: () => keepSignature(deps, signature('a', 'PREPARED'), PDF),
  };
}

describe('keepSignature', () => {
  it('replaces the prepared signature and its document', async () => {
    const { keep, files, signatures, record, events } = await portal([signature('a', 'PREPARED')]);
    expect(await keep()).toEqual({
      result: 'ok',
      pdf: PDF,
      signedBy: 'CHAN TAI MAN',
      signedAt: AT,
    });
    expect(signatures()).toEqual(['a SIGNED']);
    expect(record()).toMatchObject({ documentHash: HASH, fileKey: KEY, dataHash: 'd1' });
    expect(files()).toEqual([KEY]);
    expect(events).toEqual([
      {
        submissionId: 'SUB1',
        at: AT,
        kind: 'signature.made',
        detail: { field: 'a', documentHash: HASH, dropped: 0 },
      },
    ]);
  });

  it('removes the earlier signature of the field, and later signatures that build on it', async () => {
    const others = [signature('z'), signature('a'), signature('b')];
    const { keep, files, signatures, events } = await portal([
      ...others,
      signature('a', 'PREPARED'),
    ]);
    await keep();
    expect(signatures()).toEqual(['z SIGNED', 'a SIGNED']);
    expect(files()).toEqual([KEY, 'signed/z'].toSorted());
    expect(events).toMatchObject([{ detail: { dropped: 2 } }]);
  });

  it('keeps the signatures of other fields, and their preparations', async () => {
    const others = [signature('b'), signature('c', 'PREPARED')];
    const { keep, signatures } = await portal([...others, signature('a', 'PREPARED')]);
    await keep();
    expect(signatures()).toEqual(['b SIGNED', 'c PREPARED', 'a SIGNED']);
  });

  it('T-04: keeps the file of a repeated call that comes after a payment started', async () => {
    const done = { ...signature('a'), fileKey: KEY };
    const { keep, files, signatures } = await portal([done], { status: 'PAYING' }, true);
    expect(await keep()).toBeUndefined();
    expect(signatures()).toEqual(['a SIGNED']);
    expect(files()).toEqual([KEY]);
  });

  it.each([
    ['was submitted', { status: 'SUBMITTED' }, false],
    ['was paid but waits for an operator', { status: 'PAID_NEEDS_ACTION' }, false],
    ['has other answers now', { dataHash: 'd2' }, false],
    ['has a started payment', { status: 'PAYING' }, true],
  ])('stores nothing when the submission %s', async (_, submission, isStarted) => {
    const prepared = signature('a', 'PREPARED');
    const { keep, files, signatures, events } = await portal([prepared], submission, isStarted);
    expect(await keep()).toBeUndefined();
    expect(signatures()).toEqual(['a PREPARED']);
    expect(files()).toEqual(['prepared/a']);
    expect(events).toEqual([]);
  });
});
