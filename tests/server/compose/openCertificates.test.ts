import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCertificates } from '../../../server/compose/openCertificates.ts';
import { type Config, readConfig } from '../../../server/config/config.ts';
import { LateLog } from '../../../server/log/LateLog.ts';
import { type TestSigner, testAuthority } from '../../support/testSigner.ts';

function baseOf(config: Config) {
  return { config, clock: { now: () => new Date() }, log: new LateLog() };
}

describe('openCertificates', () => {
  let authority: Awaited<ReturnType<typeof testAuthority>>;
  let signer: TestSigner;
  beforeAll(async () => {
    authority = await testAuthority();
    signer = await authority.signer();
  });
  afterAll(() => authority.remove());

  async function faultsWith(env: Record<string, string>): Promise<readonly string[]> {
    const { trust } = await openCertificates(baseOf(readConfig(env)));
    const { certificate, chain } = signer;
    const expected = { holder: 'personal' } as const;
    return (await trust.validate({ certificate, chain, expected, at: new Date() })).faults;
  }

  it('recognises the policies of the test authority with CERTIFICATE_TRUST=test', async () => {
    expect(await faultsWith({ DATA_DIR: join(authority.folder, '..') })).toEqual([]);
  });

  it('does not recognise these policies in a trust folder with the same root', async () => {
    const folder = { CERTIFICATE_TRUST: 'folder', TRUST_DIR: authority.folder };
    expect(await faultsWith(folder)).toEqual(['validation_signature_nonPersonal']);
  });

  it('uses the operator’s table of certificate classes', async () => {
    const table = join(authority.folder, '..', 'classes.json');
    const row = { policy: '1.3.6.1.4.1.32473', holder: 'personal', basis: 'published' };
    writeFileSync(table, JSON.stringify({ classes: [row] }));
    const folder = { CERTIFICATE_TRUST: 'folder', TRUST_DIR: authority.folder };
    expect(await faultsWith({ ...folder, CERTIFICATE_CLASSES: table })).toEqual([]);
  });

  it('does not start with a table that breaks its schema', async () => {
    const table = join(authority.folder, '..', 'broken.json');
    writeFileSync(table, '{"classes":[{}]}');
    const config = readConfig({
      DATA_DIR: join(authority.folder, '..'),
      CERTIFICATE_CLASSES: table,
    });
    await expect(openCertificates(baseOf(config))).rejects.toThrow(`Cannot use ${table}`);
  });
});
