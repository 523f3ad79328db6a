import type { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ReadCertificate } from '../../../../server/adapters/certificates/readCertificate.ts';
import { nameOf } from '../../../../server/adapters/seal/certificateName.ts';

/** Creates a certificate with a subject as Node reads it. */
function certificateOf(subject: object, text = ''): ReadCertificate {
  const x509 = { subject: text, toLegacyObject: () => ({ subject }) };
  return { x509: x509 as unknown as X509Certificate } as ReadCertificate;
}

describe('nameOf', () => {
  it.each([
    ['the common name', { CN: 'Portal (TEST)', O: 'Landform' }, 'Portal (TEST)'],
    ['the last of several common names', { CN: ['Landform', 'Portal'] }, 'Portal'],
    ['the whole subject without a common name', { O: 'Landform' }, 'C=HK, O=Landform, OU=Forms'],
    ['the whole subject without any name in the list', { CN: [] }, 'C=HK, O=Landform, OU=Forms'],
  ])('returns %s', (_, subject, expected) => {
    expect(nameOf(certificateOf(subject, 'C=HK\nO=Landform\nOU=Forms'))).toBe(expected);
  });
});
