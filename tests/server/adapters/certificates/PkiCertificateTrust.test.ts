import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CLASSES } from '../../../../server/adapters/certificates/EmbeddedTestAuthority.ts';
import { PkiCertificateTrust } from '../../../../server/adapters/certificates/PkiCertificateTrust.ts';
import { makeRevocationList } from '../../../../server/adapters/certificates/revocationList.ts';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import {
  keyedCertificate,
  makeCertificate,
} from '../../../../server/adapters/certificates/testCertificates.ts';
import { describeCertificateTrust } from '../../../ports/CertificateTrust.contract.ts';
import { type TestSigner, testAuthority } from '../../../support/testSigner.ts';

function trusting(
  folder: string,
  whenUnreachable: 'refuse' | 'accept' = 'refuse',
): PkiCertificateTrust {
  return new PkiCertificateTrust({
    material: () => readTrustFolder(folder),
    classes: TEST_CLASSES,
    whenUnreachable,
  });
}

describeCertificateTrust('PkiCertificateTrust', (folder) => trusting(folder));

describe('PkiCertificateTrust: when revocation cannot be looked up', () => {
  const expected = { holder: 'personal' } as const;
  let authority: Awaited<ReturnType<typeof testAuthority>>;
  let signer: TestSigner;
  let revoked: TestSigner;
  beforeAll(async () => {
    authority = await testAuthority();
    signer = await authority.signer();
    revoked = await authority.signer({ variant: 'revoked' });
  });
  afterAll(() => authority.remove());

  /** Returns a copy of the trust folder without some of its files. */
  function without(...names: readonly string[]): string {
    const folder = join(authority.folder, '..', `without-${names.join('-')}`);
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(authority.folder)) {
      if (!names.includes(name)) copyFileSync(join(authority.folder, name), join(folder, name));
    }
    return folder;
  }

  function validate(trust: PkiCertificateTrust, by = signer, at = new Date()) {
    return trust.validate({ certificate: by.certificate, chain: by.chain, expected, at });
  }

  it.each(['issuer.crl', 'root.crl'])(
    'B-62, T-47: refuses a certificate without the list %s',
    async (name) => {
      const { faults } = await validate(trusting(without(name)));
      expect(faults).toEqual(['validation_signature_revocationUnknown']);
    },
  );

  it('B-62: accepts a missing list if the settings allow it, not a revoked signer', async () => {
    expect((await validate(trusting(without('issuer.crl'), 'accept'))).faults).toEqual([]);
    expect((await validate(trusting(without('root.crl'), 'accept'), revoked)).faults).toEqual([
      'validation_signature_revoked',
    ]);
  });

  it('B-62: refuses an expired list', async () => {
    const folder = without('stale');
    const issuer = keyedCertificate(
      readFileSync(join(folder, 'issuer.cer')),
      readFileSync(join(folder, 'issuer.key'), 'utf8'),
    );
    const hour = 3_600_000;
    const listUntil = async (end: number) => {
      const life = { thisUpdate: new Date(Date.now() - hour), nextUpdate: new Date(end) };
      writeFileSync(join(folder, 'issuer.crl'), await makeRevocationList(issuer, [], life));
      return (await validate(trusting(folder))).faults;
    };
    expect(await listUntil(Date.now() + hour)).toEqual([]);
    expect(await listUntil(Date.now() - 1000)).toEqual(['validation_signature_revocationUnknown']);
    rmSync(folder, { recursive: true });
  });

  it('B-62: refuses a list with the signature of another issuer', async () => {
    const folder = without('forged');
    const life = { thisUpdate: new Date(Date.now() - 1000), nextUpdate: new Date('2040-01-01') };
    const subject = [
      ['C', 'HK'],
      ['O', 'Landform (TEST)'],
      ['CN', 'Landform Test e-Cert CA 1 (TEST)'],
    ] as const;
    const forger = await makeCertificate({ ...STRANGER, subject });
    writeFileSync(join(folder, 'issuer.crl'), await makeRevocationList(forger, [], life));
    expect((await validate(trusting(folder))).faults).toEqual([
      'validation_signature_revocationUnknown',
    ]);
  });
});

const STRANGER = {
  subject: [['CN', 'Stranger']],
  notBefore: new Date('2020-01-01'),
  notAfter: new Date('2045-01-01'),
  isAuthority: true,
} as const;
