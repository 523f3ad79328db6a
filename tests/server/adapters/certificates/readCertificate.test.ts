import { beforeAll, describe, expect, it } from 'vitest';
import { CERTIFICATE_FILE_LIMIT_BYTES } from '#engine';
import { readCertificate } from '../../../../server/adapters/certificates/readCertificate.ts';
import { ecCertificate } from '../../support/ecCertificate.ts';

let der: Uint8Array;
beforeAll(async () => {
  ({ der } = await ecCertificate({ serial: 171 }));
});

describe('readCertificate', () => {
  it('returns the bytes and both parsed forms', () => {
    const read = readCertificate(der);
    expect(read?.der).toBe(der);
    expect(read?.x509.serialNumber).toBe('AB');
    expect(read?.parsed.serialNumber.valueBlock.valueDec).toBe(171);
  });

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['no bytes', () => new Uint8Array()],
    ['a text', () => Buffer.from('certificate')],
    ['a part of a certificate', (bytes) => bytes.subarray(0, -1)],
    ['a certificate followed by a byte', (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    ['two certificates', (bytes) => Buffer.concat([bytes, bytes])],
    [
      'PEM',
      (bytes) =>
        Buffer.from(
          `-----BEGIN CERTIFICATE-----\n${Buffer.from(bytes).toString('base64')}\n-----END CERTIFICATE-----\n`,
        ),
    ],
  ])('returns undefined for %s', (_, change) => {
    expect(readCertificate(change(der))).toBeUndefined();
  });

  it('reads a certificate up to the size limit only', async () => {
    const sized = (bytes: number) => ecCertificate({ dnsNames: ['a'.repeat(bytes)] });
    const fitting = await sized(CERTIFICATE_FILE_LIMIT_BYTES - 500);
    expect(fitting.der.length).toBeGreaterThan(10_000);
    expect(readCertificate(fitting.der)).toMatchObject({ der: fitting.der });
    await expect(sized(CERTIFICATE_FILE_LIMIT_BYTES)).rejects.toThrow('Cannot read');
  });
});
