import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeSigner } from '../../../../server/adapters/certificates/certificateNames.ts';
import { readCertificate } from '../../../../server/adapters/certificates/readCertificate.ts';
import {
  derOf,
  hkidHash,
  type KeyedCertificate,
  keyedCertificate,
  makeCertificate,
  pemOf,
  pkcs12Of,
} from '../../../../server/adapters/certificates/testCertificates.ts';

const LIFE = {
  notBefore: new Date('2026-01-01T00:00:00Z'),
  notAfter: new Date('2027-01-01T00:00:00Z'),
};
const HKID = 'A1234563';

let authority: KeyedCertificate;
let signer: KeyedCertificate;
beforeAll(async () => {
  authority = await makeCertificate({ ...LIFE, subject: [['CN', 'Root']], isAuthority: true });
  signer = await makeCertificate({
    ...LIFE,
    subject: [
      ['O', 'Personal'],
      ['CN', '陳大文'],
      ['E', 'a@example.hk'],
    ],
    issuer: authority,
    isAuthority: false,
    hkid: HKID,
    policies: ['1.2.3.1'],
    usages: ['keyEncipherment'],
    extensions: [{ id: '1.2.3.9', value: '\x05\x00' }],
  });
});
const parsed = ({ certificate }: KeyedCertificate) => new X509Certificate(derOf(certificate));

describe('makeCertificate', () => {
  it('creates a self-issued authority', () => {
    const x509 = parsed(authority);
    expect(x509.ca).toBe(true);
    expect(x509.checkIssued(x509) && x509.verify(x509.publicKey)).toBe(true);
    expect(x509.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
    expect([x509.validFromDate, x509.validToDate]).toEqual([LIFE.notBefore, LIFE.notAfter]);
  });

  it('creates a certificate that the authority issued', () => {
    const x509 = parsed(signer);
    expect(x509.ca).toBe(false);
    expect(x509.verify(parsed(authority).publicKey)).toBe(true);
    expect(x509.checkPrivateKey(createPrivateKey(pemOf(signer.key)))).toBe(true);
    expect(x509.serialNumber).toMatch(/^0?1[0-9A-F]{22}$/);
    expect(x509.serialNumber).not.toBe(parsed(authority).serialNumber);
  });

  it('writes names, numbers, policies, uses and further extensions', () => {
    const read = readCertificate(derOf(signer.certificate));
    const classes = [{ policy: '1.2.3.1', holder: 'personal', basis: 'assumed' }] as const;
    expect(read && describeSigner(read, classes)).toMatchObject({
      holder: 'personal',
      name: '陳大文',
      email: 'a@example.hk',
      hkidHashes: [hkidHash(signer.key, HKID)],
    });
    const { extensions = [] } = read?.parsed ?? {};
    const usage = extensions.find(({ extnID }) => extnID === '2.5.29.15');
    expect(usage).toMatchObject({ critical: true });
    // The third bit is keyEncipherment.
    expect(usage?.parsedValue?.valueBlock.valueHexView).toEqual(Uint8Array.of(0x20));
    expect(extensions.map(({ extnID }) => extnID)).toContain('1.2.3.9');
  });
});

describe('keyedCertificate', () => {
  it('reads a stored certificate and its key', () => {
    const der = derOf(signer.certificate);
    const pem = pemOf(signer.key);
    const read = keyedCertificate(der, pem);
    expect(derOf(read.certificate).equals(der)).toBe(true);
    expect(pemOf(read.key)).toBe(pem);
  });
});

describe('pkcs12Of', () => {
  it('packs the key and the chain under the PIN', () => {
    const file = pkcs12Of(signer, [authority.certificate], '12345678');
    const opened = (pin: string) =>
      forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(file.toString('latin1')), pin);
    expect(() => opened('87654321')).toThrow('Invalid password');
    const { certBag = '', pkcs8ShroudedKeyBag = '' } = forge.pki.oids;
    const bags = (bagType: string) => opened('12345678').getBags({ bagType })[bagType] ?? [];
    expect(bags(certBag).map(({ cert }) => cert?.subject.getField('CN')?.value)).toHaveLength(2);
    expect(bags(pkcs8ShroudedKeyBag)[0]?.key).toMatchObject({ n: signer.key.n });
  });
});

describe('hkidHash', () => {
  it('returns the SHA-1 of the signature of the key with SHA-1', () => {
    const signature = sign('sha1', Buffer.from(HKID), createPrivateKey(pemOf(signer.key)));
    expect(hkidHash(signer.key, HKID)).toBe(createHash('sha1').update(signature).digest('hex'));
    expect(hkidHash(authority.key, HKID)).not.toBe(hkidHash(signer.key, HKID));
  });
});
