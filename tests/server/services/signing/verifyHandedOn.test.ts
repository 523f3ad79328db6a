import { describe, expect, it } from 'vitest';
import type { SignatureRequest } from '#engine';
import type {
  CertificateTrust,
  CertificateVerdict,
} from '../../../../server/ports/signing/CertificateTrust.ts';
import {
  type DocumentSignature,
  type DocumentSigner,
  SigningError,
} from '../../../../server/ports/signing/DocumentSigner.ts';
import { sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { verifyHandedOn } from '../../../../server/services/signing/verifyHandedOn.ts';

const PDF = Buffer.from('%PDF-1.7 signed');
const NOW = new Date('2026-11-20T02:00:00Z');
const SIGNED_AT = '2026-11-19T02:00:00.000Z';
const REQUEST = {
  id: 'ownerSign',
  holder: 'personal',
  verify: ['name'],
  name: 'CHAN TAI MAN',
  disabled: false,
} as unknown as SignatureRequest;
const FOUND: DocumentSignature = {
  fieldName: 'ownerSign',
  valid: true,
  coversWholeFile: true,
  revisionLength: PDF.length,
  certificate: Buffer.from('certificate'),
  chain: [Buffer.from('issuer')],
};
const VERDICT = {
  faults: [],
  signer: { name: 'CHAN TAI MAN', displayName: 'CHAN Tai Man' },
} as unknown as CertificateVerdict;

type Validated = Parameters<CertificateTrust['validate']>[0];

interface World {
  readonly found?: DocumentSigner['verify'];
  readonly verdict?: CertificateVerdict;
  readonly asked?: readonly SignatureRequest[];
  readonly validated?: Validated[];
}

function verify({ found, verdict = VERDICT, asked = [REQUEST], validated = [] }: World = {}) {
  const signer = { verify: found ?? (async () => [FOUND]) } as unknown as DocumentSigner;
  const trust = {
    validate: async (each: Validated) => {
      validated.push(each);
      return verdict;
    },
  } as unknown as CertificateTrust;
  const length = PDF.length;
  const signatures = [{ field: 'ownerSign', signedAt: SIGNED_AT, length, sha256: sha256Of(PDF) }];
  const deps = { signer, trust, clock: { now: () => NOW } };
  return verifyHandedOn(deps, { pdf: PDF, signatures, asked });
}

const fault = (key: string) => ({ faults: [{ field: 'ownerSign', key }] });

describe('verifyHandedOn: a handed-over document', () => {
  it('returns each valid signature, with the display name of the signer', async () => {
    expect(await verify()).toEqual([
      {
        field: 'ownerSign',
        signedAt: new Date(SIGNED_AT),
        signedBy: 'CHAN Tai Man',
        revision: PDF,
      },
    ]);
  });

  it('validates each certificate now, with its chain and its expected signer', async () => {
    const validated: Validated[] = [];
    await verify({ validated });
    expect(validated).toEqual([
      {
        certificate: FOUND.certificate,
        chain: FOUND.chain,
        expected: { holder: 'personal', name: 'CHAN TAI MAN' },
        at: NOW,
      },
    ]);
  });

  const { certificate: _, ...unreadable } = FOUND;
  it.each<[string, Partial<DocumentSignature>[]]>([
    ['no signature', []],
    ['an invalid signature', [{ ...FOUND, valid: false }]],
    ['a signature of another field', [{ ...FOUND, fieldName: 'spouseSign' }]],
    ['a signature that does not cover the whole file', [{ ...FOUND, coversWholeFile: false }]],
    ['an additional signature', [FOUND, FOUND]],
    ['a signature without a readable certificate', [unreadable]],
  ])('reports signature_changed if the document has %s', async (_name, found) => {
    const result = await verify({ found: async () => found as DocumentSignature[] });
    expect(result).toEqual(fault('signature_changed'));
  });

  it('reports signature_changed if the document is unreadable', async () => {
    const found = async () => {
      throw new SigningError('document', 'not a PDF');
    };
    expect(await verify({ found })).toEqual(fault('signature_changed'));
  });

  it('rethrows other errors', async () => {
    const found = async () => {
      throw new RangeError('out of memory');
    };
    await expect(verify({ found })).rejects.toThrow('out of memory');
  });

  it.each<[string, readonly SignatureRequest[]]>([
    ['no signature', []],
    ['another field', [{ ...REQUEST, id: 'spouseSign' }]],
    ['the field on paper only', [{ ...REQUEST, disabled: true }]],
  ])('reports signature_notAsked if the answers request %s', async (_name, asked) => {
    expect(await verify({ asked })).toEqual(fault('signature_notAsked'));
  });

  it.each<[string, object, string]>([
    [
      'a fault',
      { ...VERDICT, faults: ['certificate_revoked', 'eCertError'] },
      'certificate_revoked',
    ],
    ['no signer', { faults: [] }, 'eCertError'],
  ])('reports a signature if its certificate has %s', async (_name, verdict, key) => {
    expect(await verify({ verdict: verdict as CertificateVerdict })).toEqual(fault(key));
  });
});
