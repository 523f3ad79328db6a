import { describe, expect, it } from 'vitest';
import type { CertificateClass } from '../../../../server/adapters/certificates/certificateClasses.ts';
import {
  describeSigner,
  hkidHashesOf,
  withoutLeadingZeros,
} from '../../../../server/adapters/certificates/certificateNames.ts';
import { daysOn, type EcWish, ecCertificate } from '../../support/ecCertificate.ts';

const CLASSES: readonly CertificateClass[] = [
  { policy: '1.2.3.1', holder: 'personal', basis: 'assumed' },
  { policy: '1.2.3.2', holder: 'organisation', basis: 'assumed' },
];
const PERSON: EcWish = {
  subject: [
    ['C', 'HK'],
    ['OU', '0123456789'],
    ['CN', 'CHAN TAI MAN'],
  ],
  policies: ['1.2.3.1'],
};
const REFERENCE = '0123456789';
const NUMBERS = '12345678000012340001234500000000';

const described = async (wish: EcWish) => describeSigner(await ecCertificate(wish), CLASSES);
const companyWith = (...units: readonly string[]) =>
  described({
    subject: [...units.map((unit) => ['OU', unit] as const), ['CN', 'LEE SIU MING']],
    policies: ['1.2.3.2'],
  });

describe('describeSigner', () => {
  it('describes a person', async () => {
    const hash = 'AB'.repeat(20);
    const issuer = await ecCertificate({ subject: [['CN', 'Test issuer']] });
    const wish = { ...PERSON, issuer, serial: 171, emails: ['a@example.hk'], dnsNames: [hash] };
    const signer = await described(wish);
    expect(signer).toEqual({
      holder: 'personal',
      name: 'CHAN TAI MAN',
      displayName: 'CHAN TAI MAN',
      subscriberReference: REFERENCE,
      email: 'a@example.hk',
      hkidHashes: [hash.toLowerCase()],
      notBefore: daysOn(-1),
      notAfter: daysOn(365),
      issuer: 'Test issuer',
      serialNumber: 'AB',
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('omits the values that a certificate lacks', async () => {
    const signer = await described({ subject: [['O', 'Nobody']] });
    expect(signer).toMatchObject({ holder: 'other', name: '', hkidHashes: [], issuer: 'Nobody' });
    for (const key of ['email', 'subscriberReference', 'organisationName', 'brNumber']) {
      expect(signer).not.toHaveProperty(key);
    }
  });

  it('uses the last common name, and the common name of the issuer before its organisation', async () => {
    const subject = [
      ['CN', 'FIRST'],
      ['O', 'Organisation'],
      ['CN', '陳大文'],
    ] as const;
    expect(await described({ subject })).toMatchObject({ name: '陳大文', issuer: '陳大文' });
  });

  it('reads no organisation from a personal certificate', async () => {
    const subject = [['OU', 'ABC LIMITED'], ...(PERSON.subject ?? [])] as const;
    const signer = await described({ ...PERSON, subject });
    expect(signer).not.toHaveProperty('organisationName');
    expect(signer.displayName).toBe('CHAN TAI MAN');
  });

  it.each([
    ['the name first', ['ABC LIMITED', NUMBERS, REFERENCE]],
    ['a branch before the name', ['Branch', 'ABC LIMITED', NUMBERS, REFERENCE]],
    ['the numbers first', [REFERENCE, NUMBERS, 'ABC LIMITED']],
    ['the numbers first and a branch last', [REFERENCE, NUMBERS, 'ABC LIMITED', 'Branch']],
  ])('reads the name and numbers of an organisation with %s', async (_, units) => {
    expect(await companyWith(...units)).toMatchObject({
      holder: 'organisation',
      organisationName: 'ABC LIMITED',
      displayName: 'LEE SIU MING (ABC LIMITED)',
      brNumber: '12345678',
      crNumber: '12345',
      subscriberReference: REFERENCE,
    });
  });

  it.each([
    ['zeros', '0'.repeat(24), undefined, undefined],
    ['only a business number', `12345678${'0'.repeat(16)}`, '12345678', undefined],
    ['only a company number', `${'0'.repeat(16)}00F12345`, undefined, 'F12345'],
    ['further characters', `${'0'.repeat(16)}00012345XYZ`, undefined, '12345'],
    ['23 characters', '1'.repeat(23), undefined, undefined],
  ])('reads the registration numbers from %s', async (_, unit, brNumber, crNumber) => {
    const signer = await companyWith(REFERENCE, unit, 'ABC LIMITED');
    expect([signer.brNumber, signer.crNumber]).toEqual([brNumber, crNumber]);
    expect('brNumber' in signer).toBe(brNumber !== undefined);
    expect('crNumber' in signer).toBe(crNumber !== undefined);
  });

  it('accepts an organisation without units', async () => {
    expect(await companyWith()).toMatchObject({ displayName: 'LEE SIU MING' });
  });
});

describe('hkidHashesOf', () => {
  it('returns DNS names that are a SHA-1 or a SHA-256, in lower case', async () => {
    const sha1 = 'AB'.repeat(20);
    const sha256 = 'cd'.repeat(32);
    const others = ['example.hk', 'a'.repeat(41), 'g'.repeat(40)];
    const { parsed } = await ecCertificate({
      dnsNames: [...others, sha1, sha256],
      emails: ['e'.repeat(40)],
    });
    expect(hkidHashesOf(parsed)).toEqual([sha1.toLowerCase(), sha256]);
  });
});

describe('withoutLeadingZeros', () => {
  it.each([
    ['0012345', '12345'],
    [' f0012345 ', 'F0012345'],
    ['12300', '12300'],
    ['000', ''],
  ])('converts "%s" to "%s"', (number, plain) => {
    expect(withoutLeadingZeros(number)).toBe(plain);
  });
});
