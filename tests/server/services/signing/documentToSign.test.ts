import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { putSealed } from '../../../../server/services/files/sealedFiles.ts';
import { documentToSign } from '../../../../server/services/signing/documentToSign.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';

const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);

const record = (field: string, status = 'SIGNED') => ({
  field,
  status,
  fileKey: `signed/${field}`,
});

/** Returns the text of the document to sign for field `c`; `stored` names the existing files. */
async function toSign(records: readonly object[], stored: readonly string[]) {
  const files = memoryFiles();
  for (const field of stored) {
    await putSealed({ files, vault: VAULT }, `signed/${field}`, Buffer.from(`signed by ${field}`));
  }
  const deps = {
    files,
    vault: VAULT,
    store: { signatures: { ofSubmission: async () => records } },
  } as unknown as Parameters<typeof documentToSign>[0];
  const signing = { submission: { id: 'SUB1' }, request: { id: 'c' } };
  const pdf = await documentToSign(deps, signing as Parameters<typeof documentToSign>[1]);
  return Buffer.from(pdf).toString();
}

describe('documentToSign', () => {
  it('returns the document with all signatures of other fields', async () => {
    const records = [record('a'), record('b'), record('d', 'PREPARED')];
    expect(await toSign(records, ['a', 'b', 'd'])).toBe('signed by b');
  });

  it("excludes the field's signature and later signatures when the field is signed again", async () => {
    const records = [record('a'), record('c'), record('b')];
    expect(await toSign(records, ['a', 'c', 'b'])).toBe('signed by a');
  });

  it('throws when the signed document is missing, instead of dropping its signatures', async () => {
    await expect(toSign([record('a'), record('b')], ['a'])).rejects.toThrow(
      'Cannot sign SUB1: the signed document is missing',
    );
  });
});
