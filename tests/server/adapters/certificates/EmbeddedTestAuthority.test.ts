import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EmbeddedTestAuthority,
  TEST_CLASSES,
} from '../../../../server/adapters/certificates/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../../../../server/adapters/certificates/PkiCertificateTrust.ts';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import {
  derOf,
  hkidHash,
  type KeyedCertificate,
} from '../../../../server/adapters/certificates/testCertificates.ts';
import type { TestCertificateVariant } from '../../../../server/ports/signing/TestAuthority.ts';
import { testAuthority } from '../../../support/testSigner.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const DAY_MS = 86_400_000;
const PERSON = { holder: 'personal', name: 'CHAN TAI MAN', variant: 'valid' } as const;

let made: Awaited<ReturnType<typeof testAuthority>>;
let trust: PkiCertificateTrust;
beforeAll(async () => {
  made = await testAuthority(() => NOW);
  trust = new PkiCertificateTrust({
    material: () => readTrustFolder(made.folder),
    classes: TEST_CLASSES,
    whenUnreachable: 'refuse',
  });
});
afterAll(() => made.remove());

const faultsOf = async (certificate: Uint8Array, chain: readonly Uint8Array[]) => {
  const expected = { holder: 'personal' } as const;
  return (await trust.validate({ certificate, chain, expected, at: NOW })).faults;
};
const daysOf = ({ certificate: { validity } }: KeyedCertificate) =>
  [validity.notBefore, validity.notAfter].map((end) =>
    Math.round((end.getTime() - NOW.getTime()) / DAY_MS),
  );

describe('EmbeddedTestAuthority', () => {
  it('creates a folder that only its owner can read, and leaves no draft', () => {
    const files = ['issuer.cer', 'issuer.crl', 'issuer.key', 'revoked.json', 'root.cer'];
    expect(readdirSync(made.folder)).toEqual([...files, 'root.crl']);
    expect(readdirSync(join(made.folder, '..'))).toEqual(['test-authority']);
    for (const name of files) {
      expect(statSync(join(made.folder, name)).mode & 0o077).toBe(0);
    }
  });

  it('reopens an existing authority, and issues valid certificates', async () => {
    const again = await EmbeddedTestAuthority.open(made.folder, { now: () => NOW });
    const file = await again.issue(PERSON);
    expect(file.file.length).toBeLessThanOrEqual(10_240);
    expect(file.fileName).toBe('test-personal-valid.p12');
    expect(file.pin).toMatch(/^\d{8}$/);
    const { made: keyed, issuer } = await again.keyFor(PERSON);
    expect(daysOf(keyed)).toEqual([-1, 1094]);
    expect(daysOf(issuer)).toEqual([-1825, 7300]);
    const chain = [derOf(issuer.certificate)];
    expect(await faultsOf(derOf(keyed.certificate), chain)).toEqual([]);
  });

  it.each<[TestCertificateVariant, number, number]>([
    ['expired', -1095, -1],
    ['notYet', 30, 1125],
  ])('issues a certificate of the variant %s', async (variant, from, to) => {
    const { made: keyed } = await made.authority.keyFor({ ...PERSON, variant });
    expect(daysOf(keyed)).toEqual([from, to]);
  });

  it('issues an untrusted certificate from an authority outside the folder', async () => {
    const { made: keyed, issuer } = await made.authority.keyFor({
      ...PERSON,
      variant: 'untrusted',
    });
    const chain = [derOf(issuer.certificate)];
    expect(await faultsOf(derOf(keyed.certificate), chain)).toEqual([
      'validation_signature_invalidCertificate',
    ]);
  });

  it('keeps every revocation when several run in parallel', async () => {
    const revoked = await Promise.all([1, 2].map(() => made.signer({ variant: 'revoked' })));
    for (const { certificate, chain } of revoked) {
      expect(await faultsOf(certificate, chain)).toEqual(['validation_signature_revoked']);
    }
  });

  it('stores the identity card number as a hash that requires the key', async () => {
    const { key, certificate } = await made.signer({ hkid: 'A1234563' });
    const found = trust.read(certificate)?.hkidHashes;
    expect(found).toEqual([hkidHash(key, 'A1234563')]);
    expect(found).not.toEqual([hkidHash(key, 'K0762382')]);
    expect(certificate.toString('latin1')).not.toContain('1234563');
  });

  it('issues certificates of organisations with their numbers', async () => {
    const { made: keyed } = await made.authority.keyFor({
      holder: 'organisation',
      name: 'LEE SIU MING',
      organisation: 'ABC LIMITED',
      brNumber: '12345678',
      crNumber: '12345',
      variant: 'valid',
    });
    expect(trust.read(derOf(keyed.certificate))).toMatchObject({
      holder: 'organisation',
      displayName: 'LEE SIU MING (ABC LIMITED)',
      brNumber: '12345678',
      crNumber: '12345',
      subscriberReference: expect.stringMatching(/^\d{10}$/),
      email: 'signer@example.hk',
      issuer: 'Landform Test e-Cert CA 1 (TEST)',
    });
  });

  it('issues a certificate for a server', async () => {
    const { certificate } = await made.authority.signer('TEST BANK LIMITED', 'valid');
    const der = derOf(certificate);
    expect(await trust.faultOf(der, [], NOW)).toBeUndefined();
    expect(trust.read(der)).toMatchObject({ name: 'TEST BANK LIMITED', holder: 'other' });
  });
});
