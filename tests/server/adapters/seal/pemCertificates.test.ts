import { beforeAll, describe, expect, it } from 'vitest';
import { certificatesIn } from '../../../../server/adapters/seal/pemCertificates.ts';
import { testSealKey } from '../../../support/sealedDocument.ts';

describe('certificatesIn', () => {
  let pem: string;
  let der: Buffer;
  beforeAll(async () => {
    const { x509 } = (await testSealKey()).certificate;
    pem = x509.toString();
    der = x509.raw;
  });
  const read = (file: string | Buffer) =>
    certificatesIn(Buffer.from(file)).map((each) => Buffer.from(each.der).equals(der));

  it('reads DER, and one or more certificates in PEM', () => {
    expect(read(der)).toEqual([true]);
    expect(read(pem)).toEqual([true]);
    expect(read(`A title\r\n${pem.replaceAll('\n', '\r\n')}\n${pem}`)).toEqual([true, true]);
  });

  it.each([
    ['no bytes', () => ''],
    ['another file', () => 'a picture'],
    ['an unreadable certificate after another', () => `${pem}${pem.replace('MII', 'AII')}`],
    ['a cut certificate', () => pem.replace(/.{60}\n/, '\n')],
    ['bytes after a DER certificate', () => Buffer.concat([der, Buffer.of(0)])],
  ])('refuses %s', (_, file) => {
    expect(() => read(file())).toThrow('Cannot read the certificate');
  });
});
