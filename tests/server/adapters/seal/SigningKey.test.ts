import { createPrivateKey, verify } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type KeyedCertificate,
  makeCertificate,
  pemOf,
  pkcs12Of,
} from '../../../../server/adapters/certificates/testCertificates.ts';
import { openSigningFile, signingKey } from '../../../../server/adapters/seal/SigningKey.ts';
import { inDays } from '../../../support/profileAuthority.ts';

const PIN = 'correct-horse';
const CONTENT = Buffer.from('content');

describe('openSigningFile', () => {
  let issuer: KeyedCertificate;
  let own: KeyedCertificate;
  beforeAll(async () => {
    const life = { notBefore: inDays(-9), notAfter: inDays(9) };
    issuer = await makeCertificate({ ...life, subject: [['CN', 'CA']], isAuthority: true });
    const subject = [['CN', 'Portal']] as const;
    own = await makeCertificate({ ...life, subject, issuer, isAuthority: false });
  });

  it('returns the certificate of the key, with the other certificates as its chain', () => {
    const key = openSigningFile(pkcs12Of(own, [issuer.certificate], PIN), PIN);
    expect(key.certificate.x509.subject).toBe('CN=Portal');
    expect(key.chain.map(({ x509 }) => x509.subject)).toEqual(['CN=CA']);
    const { publicKey } = key.certificate.x509;
    expect(verify('sha256', CONTENT, publicKey, key.sign(CONTENT))).toBe(true);
  });

  it('finds the certificate of the key behind its issuer', () => {
    const swapped = { certificate: issuer.certificate, key: own.key };
    const key = openSigningFile(pkcs12Of(swapped, [own.certificate], PIN), PIN);
    expect(key.certificate.x509.subject).toBe('CN=Portal');
    expect(key.chain).toHaveLength(1);
  });

  it('refuses a file without the certificate of its key', () => {
    const foreign = { certificate: issuer.certificate, key: own.key };
    expect(() => openSigningFile(pkcs12Of(foreign, [], PIN), PIN)).toThrow(
      'Cannot use the signing key: the file has no key with its certificate',
    );
  });

  it('refuses a wrong PIN, and a damaged file', () => {
    const file = pkcs12Of(own, [], PIN);
    const fault = 'Cannot open the signing key: the PIN is wrong or the file is damaged';
    expect(() => openSigningFile(file, 'other')).toThrow(fault);
    expect(() => openSigningFile(file.subarray(0, 500), PIN)).toThrow(fault);
    expect(() => openSigningFile(Buffer.of(), PIN)).toThrow(fault);
  });

  it('signingKey: has an empty chain by default', () => {
    const { certificate } = openSigningFile(pkcs12Of(own, [], PIN), PIN);
    const key = signingKey(createPrivateKey(pemOf(own.key)), certificate);
    expect(key).toMatchObject({ certificate, chain: [] });
    expect(verify('sha256', CONTENT, certificate.x509.publicKey, key.sign(CONTENT))).toBe(true);
  });
});
