import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import { putSealed } from '../../../../server/services/files/sealedFiles.ts';
import {
  signedDocument,
  signedHash,
} from '../../../../server/services/signatures/signedDocument.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';

const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const record = (field: string, status = 'SIGNED') => ({
  field,
  status,
  documentHash: `hash of ${field}`,
  fileKey: `signed/${field}`,
});

/** Creates a store of signatures; the files of all but `lost` exist. */
async function signed(records: readonly ReturnType<typeof record>[], lost?: string) {
  const files = memoryFiles();
  for (const { fileKey, field } of records) {
    const content = Buffer.from(`%PDF ${field}`);
    if (field !== lost) await putSealed({ files, vault: VAULT }, fileKey, content);
  }
  const store = { signatures: { ofSubmission: async () => records } };
  const deps = { files, vault: VAULT, store } as unknown as Parameters<typeof signedDocument>[0];
  const document = await signedDocument(deps, 'SUB1');
  const text = document && Buffer.from(document).toString();
  return { text, hash: await signedHash(deps, 'SUB1') };
}

describe('signedDocument, signedHash', () => {
  it('I9: return the last document, which has all signatures', async () => {
    const found = await signed([record('a'), record('b'), record('c', 'PREPARED')]);
    expect(found).toEqual({ text: '%PDF b', hash: 'hash of b' });
  });

  it.each([[[]], [[record('a', 'PREPARED')]]])(
    'return undefined without a signature',
    async (of) => {
      expect(await signed(of)).toEqual({ text: undefined, hash: undefined });
    },
  );

  it('return the hash of a document that retention has removed, and no earlier document', async () => {
    const found = await signed([record('a'), record('b')], 'b');
    expect(found).toEqual({ text: undefined, hash: 'hash of b' });
  });
});
