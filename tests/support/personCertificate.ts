import { makeCertificate } from '../../server/adapters/certificates/testCertificates.ts';

/** Creates the certificate of a fictitious person, with a key of 2048 bits. */
export function personCertificate() {
  return makeCertificate({
    subject: [['CN', 'CHAN TAI MAN']],
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2027-01-01T00:00:00Z'),
    isAuthority: false,
  });
}
