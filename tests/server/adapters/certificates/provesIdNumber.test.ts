import { createHash, KeyObject, sign } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { provesIdNumber } from '../../../../server/adapters/certificates/provesIdNumber.ts';
import { ecCertificate } from '../../support/ecCertificate.ts';

const HKID = 'A1234563';

let keys: CryptoKeyPair;
const proofOf = (hash: string, number = HKID, by = keys) =>
  sign(hash, Buffer.from(number), KeyObject.from(by.privateKey));
const hashOf = (hash: string, content: Uint8Array) =>
  createHash(hash).update(content).digest('hex');
const certified = (...dnsNames: readonly string[]) => ecCertificate({ keys, dnsNames });
const rsaKeys = () =>
  crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      hash: 'SHA-256',
      // The tests measure no strength, and a short key is fast.
      modulusLength: 1024,
      publicExponent: Uint8Array.of(1, 0, 1),
    },
    true,
    ['sign', 'verify'],
  );

beforeAll(async () => {
  keys = await rsaKeys();
});

describe('provesIdNumber', () => {
  it.each(['sha1', 'sha256'])('accepts a signature with %s over the number', async (hash) => {
    const proof = proofOf(hash);
    const certificate = await certified('ab'.repeat(20), hashOf(hash, proof));
    expect(provesIdNumber(certificate, HKID, proof)).toBe(true);
    expect(provesIdNumber(certificate, 'K0762382', proof)).toBe(false);
  });

  it('refuses a proof whose hash is not in the certificate', async () => {
    const proof = proofOf('sha1');
    expect(provesIdNumber(await certified('ab'.repeat(20)), HKID, proof)).toBe(false);
    expect(provesIdNumber(await certified(), HKID, proof)).toBe(false);
  });

  it('refuses a certified hash whose proof is not a signature of the key', async () => {
    const forged = proofOf('sha1', HKID, await rsaKeys());
    const certificate = await certified(hashOf('sha1', forged));
    expect(provesIdNumber(certificate, HKID, forged)).toBe(false);
  });

  it('requires the algorithm of the hash for the signature', async () => {
    const proof = proofOf('sha256');
    const certificate = await certified(hashOf('sha1', proof));
    expect(provesIdNumber(certificate, HKID, proof)).toBe(false);
  });
});
