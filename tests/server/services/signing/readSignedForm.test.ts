import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { HmacHash } from '../../../../server/adapters/crypto/HmacHash.ts';
import { putSealed, sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { isSealed } from '../../../../server/services/signing/handOverSeal.ts';
import { readSignedForm } from '../../../../server/services/signing/readSignedForm.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';

const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const HASH = new HmacHash([{ id: 'test', key: Buffer.alloc(32, 4) }]);
const PLACE = { table: 'submissions', row: 'SUB1', column: 'sealed_data' };
const ANSWERS = { name: 'CHAN TAI MAN' };
const SUBMISSION = {
  id: 'SUB1',
  sitting: 's1',
  formCode: 'LR164',
  definitionHash: 'h1',
  dataHash: 'd1',
  status: 'QUOTED',
  sealedData: VAULT.seal(PLACE, Buffer.from(JSON.stringify(ANSWERS))),
};
const PDFS = { a: Buffer.from('%PDF a'), b: Buffer.from('%PDF a and b') };

const record = (field: 'a' | 'b', more: object = {}) => ({
  field,
  status: 'SIGNED',
  dataHash: 'd1',
  documentHash: sha256Of(PDFS[field]),
  fileKey: `signed/${field}`,
  signedAt: new Date('2026-11-20T02:00:00Z'),
  ...more,
});

/** Reads the signed form of a submission with these signatures, as the sitting `s1`. */
async function read(
  records: readonly object[],
  { submission = {}, sitting = 's1', lost = '' } = {},
) {
  const files = memoryFiles();
  await putSealed({ files, vault: VAULT }, 'signed/a', PDFS.a);
  await putSealed({ files, vault: VAULT }, 'signed/b', PDFS.b);
  await files.remove(lost);
  const deps = {
    vault: VAULT,
    hash: HASH,
    files,
    store: {
      submissions: {
        find: async (id: string) => (id === 'SUB1' ? { ...SUBMISSION, ...submission } : undefined),
      },
      signatures: { ofSubmission: async () => records },
    },
  } as unknown as Parameters<typeof readSignedForm>[0];
  return readSignedForm(deps, 'SUB1', sitting);
}

const listed = (field: 'a' | 'b') => ({
  field,
  signedAt: '2026-11-20T02:00:00.000Z',
  length: PDFS[field].length,
  sha256: sha256Of(PDFS[field]),
});

describe('readSignedForm', () => {
  it('returns the last document, and a seal of every signature and the answers', async () => {
    const signed = await read([record('a'), record('b')]);
    expect(signed?.pdf).toEqual(PDFS.b);
    const { seal = '', signatures = [], ...rest } = signed?.handOver ?? {};
    expect([rest, signatures]).toEqual([{ definitionHash: 'h1' }, [listed('a'), listed('b')]]);
    const parts = { formCode: 'LR164', definitionHash: 'h1', answers: ANSWERS, signatures };
    expect(isSealed(HASH, parts, seal)).toBe(true);
    expect(isSealed(HASH, { ...parts, answers: { name: 'WONG' } }, seal)).toBe(false);
    expect(isSealed(HASH, { ...parts, signatures: signatures.slice(1) }, seal)).toBe(false);
  });

  it.each(['QUOTED', 'PAYING', 'OFFLINE_COMPLETED'])(
    'hands on the document of a submission that is %s',
    async (status) => {
      expect(await read([record('a')], { submission: { status } })).toHaveProperty('handOver');
    },
  );

  it.each([
    ['submitted', { status: 'SUBMITTED' }],
    ['acknowledged', { status: 'ACKNOWLEDGED' }],
    ['decided by an operator', { status: 'PAID_NEEDS_ACTION' }],
    ['ended', { status: 'ABANDONED' }],
    ['without its answers', { sealedData: undefined }],
  ])('returns the document without a seal for a submission that is %s', async (_, submission) => {
    expect(await read([record('a')], { submission })).toEqual({ pdf: PDFS.a });
  });

  it.each([
    ['nothing is signed', []],
    ['a signature is only prepared', [record('a', { status: 'PREPARED' })]],
    ['the signature covers other answers', [record('a', { dataHash: 'd0' })]],
  ])('returns undefined when %s', async (_, records) => {
    expect(await read(records)).toBeUndefined();
  });

  it('returns undefined for another sitting', async () => {
    expect(await read([record('a')], { sitting: 's2' })).toBeUndefined();
  });

  it.each(['signed/a', 'signed/b'])('returns undefined after %s was removed', async (lost) => {
    expect(await read([record('a'), record('b')], { lost })).toBeUndefined();
  });
});
