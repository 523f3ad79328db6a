import { beforeAll, describe, expect, it } from 'vitest';
import {
  hasIssued,
  issuersOf,
} from '../../../../server/adapters/certificates/certificateIssuers.ts';
import { type EcCertificate, ecCertificate } from '../../support/ecCertificate.ts';

const ROOT = { subject: [['CN', 'Test root']], isAuthority: true } as const;
const MIDDLE = { subject: [['CN', 'Test issuer']], isAuthority: true } as const;

let root: EcCertificate;
let middle: EcCertificate;
let signer: EcCertificate;
/** Has the name of the issuer, but another key. */
let namesake: EcCertificate;
beforeAll(async () => {
  root = await ecCertificate(ROOT);
  middle = await ecCertificate({ ...MIDDLE, issuer: root });
  signer = await ecCertificate({ issuer: middle });
  namesake = await ecCertificate({ ...MIDDLE, issuer: root });
});

describe('hasIssued', () => {
  it('requires the name and the signature of the issuer', () => {
    expect(hasIssued(middle.x509, signer.x509)).toBe(true);
    expect(hasIssued(root.x509, signer.x509)).toBe(false);
    expect(hasIssued(namesake.x509, signer.x509)).toBe(false);
    expect(hasIssued(signer.x509, middle.x509)).toBe(false);
  });

  it('returns false when the check throws', () => {
    const broken = {
      checkIssued: () => true,
      verify: () => {
        throw new Error('unsupported key');
      },
    } as unknown as Parameters<typeof hasIssued>[1];
    expect(hasIssued(middle.x509, broken)).toBe(false);
  });
});

describe('issuersOf', () => {
  it('orders the issuers and omits other certificates', async () => {
    const other = await ecCertificate({ subject: [['CN', 'Other']] });
    expect(issuersOf(signer, [other, root, namesake, middle])).toEqual([middle, root]);
  });

  it('ends where the issuer is missing', () => {
    expect(issuersOf(signer, [root])).toEqual([]);
    expect(issuersOf(signer, [middle])).toEqual([middle]);
    expect(issuersOf(signer, [])).toEqual([]);
  });

  it('contains a self-issued certificate once', () => {
    expect(issuersOf(root, [middle, root, root])).toHaveLength(1);
    expect(issuersOf(root, [middle, root])[0]).toBe(root);
  });
});
