import { beforeAll, describe, expect, it } from 'vitest';
import { PadesSeal, SEAL_FIELD } from '../../../../server/adapters/seal/PadesSeal.ts';
import { readSealed } from '../../../../server/adapters/seal/readSealed.ts';
import type { SigningKey } from '../../../../server/adapters/seal/SigningKey.ts';
import { appendSignature } from '../../../../server/adapters/sign/appendSignature.ts';
import { PadesDocumentSigner } from '../../../../server/adapters/sign/PadesDocumentSigner.ts';
import { blankPdf } from '../../../support/blankPdf.ts';
import {
  CONTENT,
  SEALED_AT,
  sealedDocument,
  testSealKey,
  unsealedDocument,
} from '../../../support/sealedDocument.ts';

const FIELD = { signerName: 'A', reason: 'B', signedAt: SEALED_AT };

describe('readSealed', () => {
  let key: SigningKey;
  beforeAll(async () => {
    key = await testSealKey();
  });
  const readWith = async (content: unknown) => readSealed(await sealedDocument(key, { content }));

  it('returns the content, the time and the signed form', async () => {
    const signedForm = Buffer.from('%PDF-1.7 the signed form');
    const sealed = await readSealed(await sealedDocument(key, { signedForm }));
    expect(sealed).toMatchObject({ content: CONTENT, signedAt: SEALED_AT });
    expect(Buffer.from(sealed?.signedForm ?? [])).toEqual(signedForm);
  });

  it('finds only the signed form of the same reference number', async () => {
    const sealed = await readWith({ ...CONTENT, referenceNumber: 'LREAL1-261128-000002' });
    expect(sealed?.content.referenceNumber).toBe('LREAL1-261128-000002');
    expect(sealed?.signedForm).toBeUndefined();
  });

  it.each([
    ['another format', { format: 'other' }],
    ['a later version', { formatVersion: 2 }],
  ])('returns undefined for %s', async (_, change) => {
    expect(await readWith({ ...CONTENT, ...change })).toBeUndefined();
  });

  it('returns undefined for a document without a seal, or without data', async () => {
    expect(await readSealed(await unsealedDocument())).toBeUndefined();
    const seal = new PadesSeal({
      key,
      signer: new PadesDocumentSigner(),
      clock: { now: () => SEALED_AT },
    });
    expect(await readSealed(await seal.seal(await blankPdf()))).toBeUndefined();
  });

  it('returns undefined for another signature, alone or after the seal', async () => {
    const pdf = await unsealedDocument();
    const other = { ...FIELD, fieldName: 'ownerSign' };
    const known = await readSealed(await appendSignature(pdf, { ...FIELD, fieldName: SEAL_FIELD }));
    expect(known?.content).toEqual(CONTENT);
    expect(await readSealed(await appendSignature(pdf, other))).toBeUndefined();
    const both = await appendSignature(await sealedDocument(key), other);
    expect(await readSealed(both)).toBeUndefined();
  });
});
