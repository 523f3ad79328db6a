import { sign } from 'node:crypto';
import forge from 'node-forge';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CertificateTrust,
  CertificateVerdict,
  ExpectedSigner,
} from '../../server/ports/signing/CertificateTrust.ts';
import type { TestCertificateRequest } from '../../server/ports/signing/TestAuthority.ts';
import { type TestSigner, testAuthority } from '../support/testSigner.ts';

const PERSON: ExpectedSigner = { holder: 'personal', name: 'CHAN TAI MAN' };
const COMPANY: ExpectedSigner = {
  holder: 'organisation',
  organisationName: 'ABC PROPERTY LIMITED',
  authorisedName: 'LEE SIU MING',
  brNumber: '12345678',
  crNumber: '0012345',
};
const COMPANY_REQUEST: Partial<TestCertificateRequest> = {
  holder: 'organisation',
  name: 'LEE SIU MING',
  organisation: 'ABC PROPERTY LIMITED',
  brNumber: '12345678',
  crNumber: '12345',
};

/**
 * Describes the contract of every certificate trust.
 *
 * @param make creates a `CertificateTrust` from the folder of an authority
 */
export function describeCertificateTrust(
  name: string,
  make: (folder: string) => CertificateTrust,
): void {
  describe(`${name} as CertificateTrust`, () => {
    let authority: Awaited<ReturnType<typeof testAuthority>>;
    let trust: CertificateTrust;
    let person: TestSigner;
    let company: TestSigner;
    beforeAll(async () => {
      authority = await testAuthority();
      trust = make(authority.folder);
      person = await authority.signer({ hkid: 'A1234563' });
      company = await authority.signer(COMPANY_REQUEST);
    });
    afterAll(() => authority.remove());

    function validate(
      { certificate, chain }: Pick<TestSigner, 'certificate' | 'chain'>,
      expected: ExpectedSigner,
      at = new Date(),
    ): Promise<CertificateVerdict> {
      return trust.validate({ certificate, chain, expected, at });
    }

    it('accepts a personal certificate in the name of the applicant', async () => {
      const { faults, signer } = await validate(person, PERSON);
      expect(faults).toEqual([]);
      expect(signer).toMatchObject({
        holder: 'personal',
        name: 'CHAN TAI MAN',
        displayName: 'CHAN TAI MAN',
        subscriberReference: expect.stringMatching(/^\d{10}$/),
        hkidHashes: [expect.stringMatching(/^[0-9a-f]{40}$/)],
      });
    });

    it('promise 4: verifies the proof of the identity card number in the certificate', async () => {
      const proofOf = (by: TestSigner, idNumber: string) =>
        sign('sha1', Buffer.from(idNumber), forge.pki.privateKeyToPem(by.key));
      const { certificate } = person;
      const proves = (idNumber: string, proof?: Uint8Array, of = certificate) =>
        trust.provesIdNumber({ certificate: of, idNumber, proof });
      const proof = proofOf(person, 'A1234563');
      expect(proves('A1234563', proof)).toBe(true);
      expect(proves('K0762382', proof)).toBe(false);
      expect(proves('K0762382', proofOf(person, 'K0762382'))).toBe(false);
      expect(proves('A1234563', proofOf(company, 'A1234563'))).toBe(false);
      expect(proves('A1234563', proofOf(company, 'A1234563'), company.certificate)).toBe(false);
      expect(proves('A1234563', undefined)).toBe(false);
      expect(proves('A1234563', Buffer.alloc(0))).toBe(false);
      expect(proves('A1234563', proof, Buffer.from('no certificate'))).toBe(false);
    });

    it('accepts an organisational certificate with matching names and numbers', async () => {
      const { faults, signer } = await validate(company, COMPANY);
      expect(faults).toEqual([]);
      expect(signer).toMatchObject({
        holder: 'organisation',
        displayName: 'LEE SIU MING (ABC PROPERTY LIMITED)',
        organisationName: 'ABC PROPERTY LIMITED',
        brNumber: '12345678',
        crNumber: '12345',
      });
    });

    it('accepts a certificate without its chain', async () => {
      expect((await validate({ ...person, chain: [] }, PERSON)).faults).toEqual([]);
    });

    it.each([
      ['Chan, Tai-Man', []],
      ['ｃｈａｎ　ｔａｉ　ｍａｎ', []],
      ['CHAN TAI MING', ['validation_signature_signerNameMismatch']],
      ['CHAN TAIMAN', ['validation_signature_signerNameMismatch']],
    ])('compares the name as words: %s', async (name, faults) => {
      expect((await validate(person, { holder: 'personal', name })).faults).toEqual(faults);
    });

    it('compares only expected values', async () => {
      expect((await validate(person, { holder: 'personal' })).faults).toEqual([]);
      expect((await validate(company, { holder: 'organisation' })).faults).toEqual([]);
    });

    it.each([
      [{ organisationName: 'XYZ LIMITED' }, 'validation_signature_signerOrgNameMismatch'],
      [{ authorisedName: 'CHAN TAI MAN' }, 'validation_signature_signerOrgAuthNameMismatch'],
      [{ brNumber: '87654321' }, 'validation_signature_signerOrgBRNMismatch'],
      [{ crNumber: '99' }, 'validation_signature_signerOrgCICRMismatch'],
    ])('B-61: reports the wrong value of an organisation: %j', async (other, fault) => {
      expect((await validate(company, { ...COMPANY, ...other })).faults).toEqual([fault]);
    });

    it('B-61: refuses a certificate of the wrong class', async () => {
      expect((await validate(company, PERSON)).faults).toEqual([
        'validation_signature_nonPersonal',
      ]);
      expect((await validate(person, COMPANY)).faults).toEqual([
        'validation_signature_nonOrganisation',
      ]);
    });

    it.each([
      ['expired', 'validation_signature_expired'],
      ['notYet', 'validation_signature_notYetEffective'],
      ['revoked', 'validation_signature_revoked'],
      ['untrusted', 'validation_signature_invalidCertificate'],
    ] as const)('B-61: refuses a certificate that is %s', async (variant, fault) => {
      const signer = await authority.signer({ variant });
      expect((await validate(signer, PERSON)).faults).toEqual([fault]);
    });

    it('B-61: refuses a certificate that is expired at the time of the signature', async () => {
      const inFiveYears = new Date(Date.now() + 5 * 365 * 86_400_000);
      expect((await validate(person, PERSON, inFiveYears)).faults).toEqual([
        'validation_signature_expired',
      ]);
    });

    it('returns all faults, expiry before a name mismatch', async () => {
      const signer = await authority.signer({ variant: 'expired' });
      expect((await validate(signer, { holder: 'personal', name: 'X' })).faults).toEqual([
        'validation_signature_expired',
        'validation_signature_signerNameMismatch',
      ]);
    });

    it.each([
      ['text', Buffer.from('hello')],
      ['nothing', Buffer.alloc(0)],
      ['nested DER', Buffer.alloc(10_000, Buffer.from([0x30, 0x80]))],
      ['10,241 bytes', Buffer.alloc(10_241, 0x30)],
    ])('T-21: B-61: refuses %s as a certificate within 500 ms', async (_, certificate) => {
      const started = performance.now();
      expect(await validate({ certificate, chain: [] }, PERSON)).toEqual({
        faults: ['eCertError'],
      });
      expect(trust.read(certificate)).toBeUndefined();
      expect(performance.now() - started).toBeLessThan(500);
    });

    it('T-21: refuses a certificate with trailing bytes', async () => {
      const certificate = Buffer.concat([person.certificate, Buffer.from('more')]);
      expect((await validate({ certificate, chain: [] }, PERSON)).faults).toEqual(['eCertError']);
    });

    it('T-21: refuses a certificate with a changed byte, without an exception', async () => {
      const accepted = [];
      for (let place = 0; place < person.certificate.length; place += 7) {
        const certificate = Buffer.from(person.certificate);
        certificate[place] = (certificate[place] ?? 0) ^ (1 + (place % 255));
        const { faults } = await validate({ certificate, chain: person.chain }, PERSON);
        if (faults.length === 0) accepted.push(place);
      }
      expect(accepted).toEqual([]);
    });

    it('does not trust an authority that the signer sent', async () => {
      const otherApplicant = await authority.signer({ variant: 'untrusted' });
      expect(otherApplicant.chain).toHaveLength(1);
      expect((await validate(otherApplicant, PERSON)).faults).toEqual([
        'validation_signature_invalidCertificate',
      ]);
    });
  });
}
