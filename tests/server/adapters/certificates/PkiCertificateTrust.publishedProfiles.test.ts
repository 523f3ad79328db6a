import { sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificateClasses } from '../../../../server/adapters/certificates/certificateClasses.ts';
import { PkiCertificateTrust } from '../../../../server/adapters/certificates/PkiCertificateTrust.ts';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import {
  derOf,
  type KeyedCertificate,
  makeCertificate,
  pemOf,
} from '../../../../server/adapters/certificates/testCertificates.ts';
import type {
  CertificateProblem,
  ExpectedSigner,
} from '../../../../server/ports/signing/CertificateTrust.ts';
import { AUTHORITIES, PROFILES, type ProfileName } from '../../../support/authorityProfiles.ts';
import { inDays, profileAuthorities } from '../../../support/profileAuthority.ts';

const PERSON: ExpectedSigner = { holder: 'personal', name: 'CHAN TAI MAN' };
const COMPANY: ExpectedSigner = {
  holder: 'organisation',
  organisationName: 'ABC PROPERTY LIMITED',
  authorisedName: 'LEE SIU MING',
  brNumber: '12345678',
  crNumber: '0012345',
};
const NON_PERSONAL = 'validation_signature_nonPersonal';
const NON_ORGANISATION = 'validation_signature_nonOrganisation';
const INVALID = 'validation_signature_invalidCertificate';

/** Expected problems of each type, first for a personal signer, then for an organisation. */
const VERDICTS: Readonly<
  Record<
    ProfileName,
    readonly [person: readonly CertificateProblem[], company: readonly CertificateProblem[]]
  >
> = {
  'e-Cert (Personal)': [[], [NON_ORGANISATION]],
  'e-Cert (Personal), mutual recognition': [[], [NON_ORGANISATION]],
  'e-Cert (Personal/Minor)': [[], [NON_ORGANISATION]],
  'e-Cert (Organisational)': [[NON_PERSONAL], []],
  'e-Cert (Organisational Role)': [[NON_PERSONAL], []],
  'e-Cert (Encipherment)': [
    [INVALID, NON_PERSONAL],
    [INVALID, NON_ORGANISATION],
  ],
  'e-Cert (Server)': [[NON_PERSONAL], [NON_ORGANISATION]],
  'Personal ID-Cert Class 1': [[], [NON_ORGANISATION]],
  'Organizational ID-Cert Class 2': [[NON_PERSONAL], []],
  'Encipherment ID-Cert Class 3': [
    [INVALID, NON_PERSONAL],
    [INVALID, NON_ORGANISATION],
  ],
  'Organizational ID-Cert Class 5': [[NON_PERSONAL], []],
  'Governmental ID-Cert Class 6': [[NON_PERSONAL], [NON_ORGANISATION]],
  'Governmental ID-Cert Class 7': [[NON_PERSONAL], [NON_ORGANISATION]],
  'Personal ID-Cert Class 8': [[], [NON_ORGANISATION]],
  'Organizational ID-Cert Class 9': [[NON_PERSONAL], []],
  'Personal (Banking) ID-Cert Class 10': [[], [NON_ORGANISATION]],
  'Organizational (Banking) ID-Cert Class 11': [[NON_PERSONAL], []],
};

describe('PkiCertificateTrust: certificates with the published profiles', () => {
  let world: Awaited<ReturnType<typeof profileAuthorities>>;
  let trust: PkiCertificateTrust;
  beforeAll(async () => {
    world = await profileAuthorities();
    trust = new PkiCertificateTrust({
      material: () => readTrustFolder(world.folder),
      classes: readCertificateClasses(),
      whenUnreachable: 'refuse',
    });
  });
  afterAll(() => world.remove());

  async function faultsOf(signer: KeyedCertificate, expected = PERSON) {
    const certificate = derOf(signer.certificate);
    return (await trust.validate({ certificate, chain: [], expected, at: new Date() })).faults;
  }

  it.each(Object.keys(PROFILES) as ProfileName[])(
    'returns the expected problems of %s for a person and an organisation',
    async (name) => {
      const signer = await world.issue(name);
      const [person, company] = VERDICTS[name];
      expect(await faultsOf(signer, PERSON)).toEqual(person);
      expect(await faultsOf(signer, COMPANY)).toEqual(company);
    },
  );

  it('reads the numbers and names of an organisation with a branch', async () => {
    const signer = await world.issue('e-Cert (Organisational)');
    expect(trust.read(derOf(signer.certificate))).toMatchObject({
      organisationName: 'ABC PROPERTY LIMITED',
      brNumber: '12345678',
      crNumber: '12345',
      subscriberReference: '0007654321',
      email: 'siuming@example.hk',
    });
  });

  it.each([
    ['expired', { notBefore: inDays(-900), notAfter: inDays(-1) }, 'expired'],
    ['not yet valid', { notBefore: inDays(2) }, 'notYetEffective'],
  ] as const)('refuses a certificate that is %s', async (_, life, fault) => {
    const signer = await world.issue('e-Cert (Personal)', life);
    expect(await faultsOf(signer)).toEqual([`validation_signature_${fault}`]);
  });

  it('refuses a revoked certificate', async () => {
    const signer = await world.issue('e-Cert (Personal)');
    expect(await faultsOf(signer)).toEqual([]);
    await world.revoke(signer);
    expect(await faultsOf(signer)).toEqual(['validation_signature_revoked']);
  });

  it('refuses a certificate of another authority with the same name', async () => {
    const life = { notBefore: inDays(-10), notAfter: inDays(1000), isAuthority: true };
    const impostor = await makeCertificate({ ...life, subject: AUTHORITIES.hongkongPost.issuer });
    const signer = await world.issue('e-Cert (Personal)', { issuer: impostor });
    expect(await faultsOf(signer)).toEqual([INVALID]);
  });

  it.each([
    ['no policy', { policies: [] }],
    ['a policy that only servers have', { policies: ['1.3.6.1.4.1.16030.1.7.21'] }],
    ['a policy of Digi-Sign', { policies: ['1.3.6.1.4.1.8420.1.5.1'] }],
    [
      'policies that contradict each other',
      {
        policies: ['1.3.6.1.4.1.16030.1.1.36', '1.3.6.1.4.1.16030.1.3.16'],
      },
    ],
  ])('refuses a certificate with (Personal) in O and %s', async (_, change) => {
    expect(await faultsOf(await world.issue('e-Cert (Personal)', change))).toEqual([NON_PERSONAL]);
  });

  it('finds the identity card number only in the certificate that contains it', async () => {
    const proves = ({ certificate, key }: KeyedCertificate, idNumber: string, proven = idNumber) =>
      trust.provesIdNumber({
        certificate: derOf(certificate),
        idNumber,
        proof: sign('sha1', Buffer.from(proven), pemOf(key)),
      });
    const own = await world.issue('e-Cert (Personal)', { hkid: 'A1234563' });
    const absent = await world.issue('e-Cert (Personal)');
    const another = await world.issue('e-Cert (Personal)', { hkid: 'K0762382' });
    expect(proves(own, 'A1234563')).toBe(true);
    expect(proves(absent, 'A1234563')).toBe(false);
    expect(proves(another, 'A1234563')).toBe(false);
    expect(proves(another, 'A1234563', 'K0762382')).toBe(false);
  });
});
