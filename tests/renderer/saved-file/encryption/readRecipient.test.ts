import { describe, expect, it, vi } from 'vitest';
import { fromBase64 } from '../../../../renderer/api/base64.ts';
import { certificateThumbprint } from '../../../../renderer/saved-file/encryption/certificateThumbprint.ts';
import { readRecipient } from '../../../../renderer/saved-file/encryption/readRecipient.ts';
import { openPkcs12 } from '../../../../renderer/signing/certificates/pkcs12.ts';
import { derOf } from '../../../../server/adapters/certificates/testCertificates.ts';
import { personCertificate } from '../../../support/personCertificate.ts';
import { testPkcs12 } from '../../../support/testPkcs12.ts';

const REFUSED = { fault: 'certificate.noPublicKey' };

describe('readRecipient', () => {
  it('readRecipient: reads a certificate as DER and as PEM', async () => {
    const der = new Uint8Array(derOf((await personCertificate()).certificate));
    const base64 = Buffer.from(der).toString('base64').replace(/.{64}/g, '$&\n');
    const pem = `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
    const read = await Promise.all([new Blob([der]), new Blob([pem])].map(readRecipient));
    const thumbprint = await certificateThumbprint(der);
    expect(read.map((recipient) => recipient.thumbprint)).toEqual([thumbprint, thumbprint]);
    expect(read[0]?.publicKey.algorithm).toMatchObject({ name: 'RSA-OAEP', modulusLength: 2048 });
  });

  it('readRecipient: refuses a key of 1024 bits', async () => {
    const { certificate } = openPkcs12(testPkcs12(), '1234');
    const reading = readRecipient(new Blob([fromBase64(certificate)]));
    await expect(reading).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'Dear Sir or Madam'],
    ['a broken certificate', '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'],
    ['more than 10 KB', 'x'.repeat(10_241)],
    ['a .p12 file', testPkcs12()],
  ])('readRecipient: refuses %s as a certificate', async (_, content) => {
    await expect(readRecipient(new Blob([content]))).rejects.toMatchObject(REFUSED);
  });

  it('does not read a file over 10 KB', async () => {
    const file = new Blob(['x'.repeat(10_241)]);
    const read = vi.spyOn(file, 'arrayBuffer');
    await expect(readRecipient(file)).rejects.toMatchObject(REFUSED);
    expect(read).not.toHaveBeenCalled();
  });
});
