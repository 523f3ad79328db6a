import { describe, expect, it } from 'vitest';
import type { SignatureRequest } from '#engine';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { SignatureRecord } from '../../../../server/ports/store/Signature.ts';
import { putSealed } from '../../../../server/services/files/sealedFiles.ts';
import { prepareSignature } from '../../../../server/services/signing/prepareSignature.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const PLACE = { table: 'submissions', row: 'SUB1', column: 'sealed_data' };
const SUBMISSION = {
  id: 'SUB1',
  sitting: 's1',
  formCode: 'LR164',
  definitionHash: 'h1',
  dataHash: 'd1',
  status: 'QUOTED',
  language: 'en',
  sealedData: VAULT.seal(PLACE, Buffer.from('{}')),
};
const SIGNER = { name: 'CHAN TAI MAN', displayName: 'CHAN TAI MAN (A LTD)', serialNumber: '0A' };
const REQUEST: SignatureRequest = {
  id: 'ownerSign',
  order: 1,
  holder: 'personal',
  optional: false,
  disabled: false,
  later: false,
  verify: [],
};

interface Given {
  readonly request?: Partial<SignatureRequest>;
  readonly faults?: readonly string[];
  readonly signer?: object | null;
  readonly proves?: boolean;
  /** Changes of the submission before the signature is stored. */
  readonly meanwhile?: object;
}

/** Prepares a signature on top of an earlier signature of another field. */
async function prepare(given: Given = {}) {
  const files = memoryFiles();
  await putSealed({ files, vault: VAULT }, 'signed/b', Buffer.from('%PDF signed by b'));
  const calls: Record<string, unknown>[] = [];
  const kept: SignatureRecord[] = [];
  const records = {
    submissions: {
      find: async () => SUBMISSION,
      lock: async () => ({ ...SUBMISSION, ...given.meanwhile }),
    },
    attempts: { live: async () => undefined },
    signatures: {
      ofSubmission: async () => [{ field: 'b', status: 'SIGNED', fileKey: 'signed/b' }],
      put: async (record: SignatureRecord) => void kept.push(record),
    },
  };
  const deps = {
    files,
    vault: VAULT,
    clock: { now: () => NOW },
    store: { ...records, transact: (work: (all: typeof records) => unknown) => work(records) },
    catalogue: { byHash: async () => ({ code: 'LR164', texts: { en: {} } }) },
    rules: { behaviour: () => ({ signatures: [{ ...REQUEST, ...given.request }] }) },
    pdf: { renderPanel: async (panel: object) => Buffer.from(JSON.stringify(panel)) },
    trust: {
      validate: async (asked: Record<string, unknown>) => {
        calls.push(asked);
        const { signer = SIGNER, faults = [] } = given;
        return { faults, ...(signer && { signer }) };
      },
      provesIdNumber: (asked: Record<string, unknown>) => {
        calls.push(asked);
        return given.proves ?? false;
      },
    },
    signer: {
      prepare: async (asked: Record<string, unknown>) => {
        calls.push(asked);
        const pdf = Buffer.concat([asked.pdf as Buffer, Buffer.from(' room')]);
        return { pdf, toBeSigned: Buffer.from('tbs'), docHash: 'hash', state: Buffer.from('st') };
      },
    },
  } as unknown as Parameters<typeof prepareSignature>[0];
  const answer = await prepareSignature(deps, {
    sitting: 's1',
    submissionId: 'SUB1',
    formCode: 'LR164',
    field: 'ownerSign',
    certificate: Buffer.from('certificate'),
    chain: [Buffer.from('issuer')],
    idProof: Buffer.from('proof'),
  });
  return { answer, calls, kept, files };
}

describe('prepareSignature', () => {
  it('adds space to the document with the earlier signatures, and returns the bytes to sign', async () => {
    const { answer, calls, kept, files } = await prepare();
    const pdf = Buffer.from('%PDF signed by b room');
    expect(answer).toEqual({
      result: 'ok',
      submissionId: 'SUB1',
      toBeSigned: Buffer.from('tbs'),
      docHash: 'hash',
      pdf,
      signedBy: 'CHAN TAI MAN (A LTD)',
      signatureName: 'CHAN TAI MAN',
      signedAt: NOW,
    });
    expect(calls[0]).toMatchObject({ chain: [Buffer.from('issuer')], at: NOW });
    expect(calls[1]).toMatchObject({
      fieldName: 'ownerSign',
      signerName: 'CHAN TAI MAN',
      reason: 'LR164',
      signedAt: NOW,
    });
    expect(kept).toMatchObject([{ field: 'ownerSign', status: 'PREPARED', dataHash: 'd1' }]);
    expect(files.content.has('signed/b')).toBe(true);
  });

  it.each([
    [
      'a fault of the certificate',
      { faults: ['validation_signature_expired'] },
      { result: 'signatureFailure', keys: ['validation_signature_expired'] },
    ],
    [
      'several faults, all of them',
      { faults: ['validation_signature_nonPersonal', 'validation_signature_revoked'] },
      {
        result: 'signatureFailure',
        keys: ['validation_signature_nonPersonal', 'validation_signature_revoked'],
      },
    ],
    [
      'bytes that are no certificate',
      { signer: null, faults: ['eCertError'] },
      { result: 'eCertError', keys: ['eCertError'] },
    ],
    [
      'a verdict without signer and faults',
      { signer: null },
      { result: 'eCertError', keys: ['eCertError'] },
    ],
    [
      'a damaged certificate with a signer',
      { faults: ['validation_signature_expired', 'eCertError'] },
      { result: 'eCertError', keys: ['validation_signature_expired', 'eCertError'] },
    ],
  ] as const)('refuses %s and stores nothing', async (_, given, refusal) => {
    const { answer, kept, files } = await prepare(given as Given);
    expect(answer).toEqual(refusal);
    expect([kept, [...files.content.keys()]]).toEqual([[], ['signed/b']]);
  });

  it('sends the number without its brackets, and accepts its proof', async () => {
    const request = { idNumber: 'A123456(3)', verify: ['idNumber'] } as const;
    const { answer, calls } = await prepare({ request, proves: true });
    expect(answer).toMatchObject({ result: 'ok' });
    expect(calls[1]).toMatchObject({ idNumber: 'A1234563', proof: Buffer.from('proof') });
  });

  it.each([
    ['A123456(3)', 'validation_signature_signerIdMismatch'],
    ['K12345678', 'validation_signature_chooseHkid'],
  ])('refuses the number %s that is not proven: %s', async (idNumber, key) => {
    const { answer, kept } = await prepare({ request: { idNumber, verify: ['idNumber'] } });
    expect(answer).toEqual({ result: 'signatureFailure', keys: [key] });
    expect(kept).toEqual([]);
  });

  it('refuses when the submission was paid meanwhile', async () => {
    const { answer, kept } = await prepare({ meanwhile: { status: 'SUBMITTED' } });
    expect(answer).toEqual({ result: 'paidDataLocked', keys: ['paidDataLocked'] });
    expect(kept).toEqual([]);
  });

  it('refuses when the answers changed meanwhile', async () => {
    const { answer, kept } = await prepare({ meanwhile: { dataHash: 'd2' } });
    expect(answer).toMatchObject({ result: 'paidDataLocked' });
    expect(kept).toEqual([]);
  });
});
