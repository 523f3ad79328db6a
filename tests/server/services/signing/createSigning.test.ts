import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CertificateProblem } from '../../../../server/ports/signing/CertificateTrust.ts';
import { SigningError } from '../../../../server/ports/signing/DocumentSigner.ts';
import type { SigningServices } from '../../../../server/services/contract/SigningServices.ts';
import { createSigning } from '../../../../server/services/signing/createSigning.ts';
import { fakeOutside } from '../../../support/fakeSigning.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import {
  answersFor,
  openTestPortal,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../../../support/testPortal.ts';

const CERTIFICATE = Buffer.from('certificate');
const GOOD = Buffer.from('good signature');
const signedForm = (name = 'CHAN TAI MAN') => ({ ...answersFor(1), name, sign: true });
let portal: TestPortal;
let signing: SigningServices;
let faults: CertificateProblem[] = [];
beforeAll(async () => {
  portal = await openTestPortal();
  signing = createSigning({
    ...portal.deps,
    pdf: testOutbox(portal.deps).deps.pdf,
    signer: {
      prepare: async ({ pdf, fieldName }) => ({
        pdf: Buffer.concat([pdf, Buffer.from(` room for ${fieldName}`)]),
        toBeSigned: Buffer.from('attributes'),
        docHash: createHash('sha256').update('attributes').digest('hex'),
        state: Buffer.from('state'),
      }),
      embed: async ({ pdf, state, signature }) => {
        if (Buffer.from(state).toString() !== 'state') throw new Error('Cannot find the state');
        if (!GOOD.equals(signature)) throw new SigningError('signature', 'not this key');
        return Buffer.concat([pdf, Buffer.from(' signed')]);
      },
      verify: async () => [],
      ...fakeOutside,
    },
    trust: {
      read: () => undefined,
      validate: async () => ({
        faults,
        signer: {
          holder: 'personal',
          name: 'CHAN TAI MAN',
          displayName: 'CHAN TAI MAN',
          notBefore: new Date(0),
          hkidHashes: [],
          issuer: 'Test Authority',
          serialNumber: '01',
          notAfter: new Date(8e15),
          fingerprint: 'f',
        },
      }),
      provesIdNumber: () => false,
    },
  });
}, 60_000);
afterAll(async () => portal?.close());

const prepare = (submissionId: string, field = 'ownerSign', sitting = SITTING) =>
  signing.prepareSignature({
    sitting,
    submissionId,
    formCode: TEST_CODE,
    field,
    certificate: CERTIFICATE,
    chain: [],
  });
const complete = (submissionId: string, signature: Uint8Array = GOOD) =>
  signing.completeSignature({
    sitting: SITTING,
    submissionId,
    field: 'ownerSign',
    signature,
    certificate: CERTIFICATE,
  });
const open = (submissionId: string) =>
  portal.services.createTransaction({ submissionId, amountCents: 38_000, sitting: SITTING });
const update = (submissionId: string, formData: Readonly<Record<string, unknown>>) =>
  portal.services.updateSubmission({
    submissionId,
    sitting: SITTING,
    formCode: TEST_CODE,
    formData,
    files: [],
    language: 'en',
  });

describe('createSigning: signing', () => {
  it('prepares and completes a document, and then allows the payment', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    expect(await open(submissionId)).toEqual({
      result: 'signatureRequired',
      invalidSignatures: ['ownerSign'],
    });
    expect(await prepare(submissionId)).toMatchObject({ result: 'ok', signedBy: 'CHAN TAI MAN' });
    expect(await open(submissionId)).toMatchObject({ result: 'signatureRequired' });
    const completed = await complete(submissionId);
    expect(completed).toMatchObject({ result: 'ok' });
    const pdf = completed?.result === 'ok' ? Buffer.from(completed.pdf).toString() : '';
    expect(pdf).toMatch(/room for ownerSign signed$/);
    expect(await open(submissionId)).toMatchObject({ result: 'ok' });
  });

  it('returns the same result for a repeated call, and nothing for a changed call', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    await prepare(submissionId);
    const call = {
      sitting: SITTING,
      submissionId,
      field: 'ownerSign',
      signature: GOOD,
      certificate: CERTIFICATE,
    };
    const lost = await signing.completeSignature(call);
    expect(lost).toMatchObject({ result: 'ok' });
    expect(await signing.completeSignature(call)).toEqual(lost);
    const other = Buffer.from('other');
    for (const change of [{ signature: other }, { certificate: other }, { sitting: 'x' }]) {
      expect(await signing.completeSignature({ ...call, ...change })).toBeUndefined();
    }
    const formData = signedForm('WONG SIU MING');
    const update = { formCode: TEST_CODE, files: [], language: 'en', formData } as const;
    await portal.services.updateSubmission({ ...update, sitting: SITTING, submissionId });
    expect(await signing.completeSignature(call)).toBeUndefined();
  });

  it('T-45: stores the signer sealed, and returns the name', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    await prepare(submissionId);
    expect(await complete(submissionId)).toMatchObject({ signedBy: 'CHAN TAI MAN' });
    const rows = await portal.stores.db.selectFrom('signatures').selectAll().execute();
    expect(rows).not.toEqual([]);
    const text = rows.flatMap(Object.values).map((value) => Buffer.from(String(value)));
    expect(Buffer.concat(text).includes('CHAN TAI MAN')).toBe(false);
    const bytes = rows.map(({ sealedSigner }) => Buffer.from(sealedSigner));
    expect(bytes.some((sealed) => sealed.includes('CHAN TAI MAN'))).toBe(false);
  });

  it('T-04: drops a signature after changed answers, not after a changed mail wish', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    await prepare(submissionId);
    await complete(submissionId);
    const wish = { receiveAckEmail: true, ackEmail: 'applicant@example.hk' };
    expect(await update(submissionId, { ...signedForm(), ...wish })).toMatchObject({
      invalidSignatures: [],
    });
    expect(await update(submissionId, signedForm('WONG SIU MING'))).toMatchObject({
      result: 'ok',
      invalidSignatures: ['ownerSign'],
    });
    expect(await open(submissionId)).toMatchObject({ result: 'signatureRequired' });
    const keys = [...portal.files.content.keys()];
    expect(keys.filter((key) => key.includes(submissionId.toLowerCase()))).toEqual([]);
  });

  it('T-04: does not complete a signature after the answers changed', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    await prepare(submissionId);
    await update(submissionId, signedForm('WONG SIU MING'));
    expect(await complete(submissionId)).toBeUndefined();
    expect(await open(submissionId)).toMatchObject({ result: 'signatureRequired' });
  });

  it('B-63: keeps the earlier signature when a new signature is wrong', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    await prepare(submissionId);
    await complete(submissionId);
    await prepare(submissionId);
    expect(await complete(submissionId, Buffer.from('other key'))).toEqual({
      result: 'signatureFailure',
      keys: ['signatureFailure'],
    });
    expect(await open(submissionId)).toMatchObject({ result: 'ok' });
  });

  it('replaces a signature with a later signature of the same field', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    await prepare(submissionId);
    await complete(submissionId);
    portal.clock.advance(1000);
    await prepare(submissionId);
    await complete(submissionId);
    const kept = await portal.store.signatures.ofSubmission(submissionId);
    expect(kept.map(({ status, field }) => [status, field])).toEqual([['SIGNED', 'ownerSign']]);
    const signed = [...portal.files.content.keys()].filter((key) => key.startsWith('signed/'));
    const own = signed.filter((key) => key.includes(submissionId.toLowerCase()));
    expect(own).toEqual([kept[0]?.fileKey]);
  });

  it.each([
    [['validation_signature_revoked'], 'signatureFailure'],
    [['eCertError'], 'eCertError'],
  ] as const)('reports the problems of a certificate: %s', async (given, result) => {
    const submissionId = await savedSubmission(portal, signedForm());
    faults = [...given];
    expect(await prepare(submissionId)).toEqual({ result, keys: given });
    faults = [];
  });

  it('T-03: refuses to sign after the payment started', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    await prepare(submissionId);
    await complete(submissionId);
    const opened = await open(submissionId);
    if (opened?.result !== 'ok') throw new Error('Cannot open');
    await portal.services.startWebPayment({
      ...opened,
      sitting: SITTING,
      method: 'visa',
      language: 'en',
    });
    expect(await prepare(submissionId)).toMatchObject({ result: 'paidDataLocked' });
  });

  it('T-36: finds no submission of another sitting, and no field without a request', async () => {
    const submissionId = await savedSubmission(portal, signedForm());
    expect(await prepare(submissionId, 'ownerSign', 'b'.repeat(64))).toBeUndefined();
    expect(await prepare(submissionId, 'otherSign')).toBeUndefined();
    expect(await complete(submissionId)).toBeUndefined();
  });
});
