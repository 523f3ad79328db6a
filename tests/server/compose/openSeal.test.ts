import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type KeyedCertificate,
  makeCertificate,
  pkcs12Of,
} from '../../../server/adapters/certificates/testCertificates.ts';
import { openSeal, trustedCertificates } from '../../../server/compose/openSeal.ts';
import { readConfig } from '../../../server/config/config.ts';
import { inDays } from '../../support/profileAuthority.ts';
import { unsealedDocument } from '../../support/sealedDocument.ts';

const clock = { now: () => new Date() };

describe('openSeal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-seal-'));
  const path = (name: string) => join(folder, name);
  let own: KeyedCertificate;
  beforeAll(async () => {
    const life = { notBefore: inDays(-1), notAfter: inDays(9), isAuthority: false };
    own = await makeCertificate({ ...life, subject: [['CN', 'Portal File']] });
    writeFileSync(path('key.p12'), pkcs12Of(own, [], '1234'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const FILE = { ACK_SIGNING_P12: path('key.p12'), ACK_SIGNING_PIN: '1234', DATA_DIR: folder };
  const subjects = (env: Readonly<Record<string, string>>) =>
    trustedCertificates(readConfig(env)).map(({ x509 }) => x509.subject);

  it('openSeal: uses one key in two parallel starts and after a restart', async () => {
    const config = readConfig({ DATA_DIR: path('restarted') });
    const opened = await Promise.all([1, 2].map(() => openSeal(config, clock, undefined)));
    const again = await openSeal(config, clock, undefined);
    const all = [...opened, again].map(({ certificates }) => certificates);
    expect(new Set(all).size).toBe(1);
    expect(readdirSync(path('restarted'))).toEqual(['acknowledgement-key']);
  });

  it('signs with the key of a file, and checks its own signature', async () => {
    const { seal, check, certificates } = await openSeal(readConfig(FILE), clock, undefined);
    expect(certificates.match(/BEGIN CERTIFICATE/g)).toHaveLength(1);
    const sealed = await seal?.seal(await unsealedDocument());
    expect(sealed && (await check?.check(sealed))).toMatchObject({
      isGenuine: true,
      signedBy: 'Portal File',
    });
  });

  it('trusts earlier certificates, even when nothing is signed', async () => {
    const { certificates } = await openSeal(readConfig(FILE), clock, undefined);
    writeFileSync(path('earlier.pem'), certificates);
    const none = { ACK_SIGNING_P12: 'none', DATA_DIR: path('none') };
    const earlier = { ...none, ACK_EARLIER_CERTS: path('earlier.pem') };
    expect(await openSeal(readConfig(none), clock, undefined)).toEqual({ certificates: '' });
    const opened = await openSeal(readConfig(earlier), clock, undefined);
    expect(opened).toMatchObject({ certificates, check: expect.anything() });
    expect(opened).not.toHaveProperty('seal');
    expect(subjects(earlier)).toEqual(['CN=Portal File']);
    expect(subjects({ ...FILE, ACK_EARLIER_CERTS: path('earlier.pem') })).toHaveLength(2);
  });

  it('trustedCertificates: creates no key, and names an unreadable file', () => {
    expect(subjects({ DATA_DIR: path('nothing') })).toEqual([]);
    expect(subjects({ DATA_DIR: path('restarted') })).toEqual([
      'C=HK\nO=Landform (TEST)\nCN=Landform Portal (TEST)',
    ]);
    expect(() => readdirSync(path('nothing'))).toThrow();
    expect(() => subjects({ ...FILE, ACK_SIGNING_P12: path('missing') })).toThrow(
      'Cannot read the file of ACK_SIGNING_P12',
    );
    expect(() => subjects({ DATA_DIR: folder, ACK_EARLIER_CERTS: path('missing') })).toThrow(
      'Cannot read the file of ACK_EARLIER_CERTS',
    );
  });
});
