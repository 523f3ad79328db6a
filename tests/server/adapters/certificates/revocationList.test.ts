import { createPrivateKey, createPublicKey, verify } from 'node:crypto';
import { CertificateRevocationList } from 'pkijs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '../../../../server/adapters/certificates/readCertificate.ts';
import {
  makeRevocationList,
  webKeyOf,
} from '../../../../server/adapters/certificates/revocationList.ts';
import {
  derOf,
  type KeyedCertificate,
  makeCertificate,
  pemOf,
} from '../../../../server/adapters/certificates/testCertificates.ts';
import { daysOn, ecCertificate } from '../../support/ecCertificate.ts';

const ROOT = { subject: [['CN', 'Root']] } as const;
const LIFE = { thisUpdate: daysOn(-1), nextUpdate: daysOn(1) };

let issuer: KeyedCertificate;
beforeAll(async () => {
  const life = { notBefore: daysOn(-2), notAfter: daysOn(2) };
  issuer = await makeCertificate({ ...life, ...ROOT, isAuthority: true });
});
const listOf = async (...args: Parameters<typeof makeRevocationList>) =>
  CertificateRevocationList.fromBER(Uint8Array.from(await makeRevocationList(...args)));

describe('makeRevocationList', () => {
  it('creates a list that the issuer signed, with its period', async () => {
    const list = await listOf(issuer, [], LIFE);
    const issuerCertificate = readCertificate(derOf(issuer.certificate))?.parsed;
    if (!issuerCertificate) throw new Error('Cannot read the issuer');
    expect(await list.verify({ issuerCertificate })).toBe(true);
    expect(list.issuer.isEqual(issuerCertificate.subject)).toBe(true);
    expect(list.thisUpdate.value).toEqual(LIFE.thisUpdate);
    expect(list.nextUpdate?.value).toEqual(LIFE.nextUpdate);
    expect(list.version).toBe(1);
    expect(list.revokedCertificates).toBeUndefined();
    expect(list.crlExtensions).toBeUndefined();
  });

  it('revokes the serial numbers', async () => {
    const list = await listOf(issuer, ['01ab', '07'], LIFE);
    const isRevoked = async (serial: number) =>
      list.isCertificateRevoked((await ecCertificate({ ...ROOT, serial })).parsed);
    expect(await isRevoked(0x1ab)).toBe(true);
    expect(await isRevoked(7)).toBe(true);
    expect(await isRevoked(8)).toBe(false);
    const dates = list.revokedCertificates?.map(({ revocationDate }) => revocationDate.value);
    expect(dates).toEqual([LIFE.thisUpdate, LIFE.thisUpdate]);
  });

  it.each(['2049-12-31T23:59:59.000Z', '2050-01-01T00:00:00.000Z'])(
    'writes the end of the period %s',
    async (end) => {
      const list = await listOf(issuer, ['07'], { ...LIFE, nextUpdate: new Date(end) });
      expect(list.nextUpdate?.value.toISOString()).toBe(end);
      expect(list.revokedCertificates).toHaveLength(1);
    },
  );

  it.each([
    [{ id: '1.2.3.8', value: '\x05\x00' }, ['1.2.3.8', false, '0500']],
    [{ id: '1.2.3.9', critical: true, value: '\x04\x01\xff' }, ['1.2.3.9', true, '0401ff']],
  ])('writes the extension %j', async (extension, expected) => {
    const list = await listOf(issuer, [], LIFE, [extension]);
    const written = list.crlExtensions?.extensions.map(({ extnID, critical, extnValue }) => [
      extnID,
      critical,
      Buffer.from(extnValue.valueBlock.valueHexView).toString('hex'),
    ]);
    expect(written).toEqual([expected]);
  });
});

describe('webKeyOf', () => {
  it('returns a key that signs with RSASSA-PKCS1-v1_5 and SHA-256', async () => {
    const key = await webKeyOf(issuer.key);
    expect(key.extractable).toBe(false);
    const content = Buffer.from('list');
    const signature = await crypto.subtle.sign(key.algorithm.name, key, content);
    const publicKey = createPublicKey(createPrivateKey(pemOf(issuer.key)));
    expect(verify('sha256', content, publicKey, new Uint8Array(signature))).toBe(true);
  });
});
