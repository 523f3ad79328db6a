import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCertificates } from '../../../server/compose/describeCertificates.ts';
import { readConfig } from '../../../server/config/config.ts';
import { testAuthority } from '../../support/testSigner.ts';

describe('describeCertificates', () => {
  let authority: Awaited<ReturnType<typeof testAuthority>>;
  const parent = mkdtempSync(join(tmpdir(), 'landform-described-'));
  beforeAll(async () => {
    authority = await testAuthority();
  });
  afterAll(() => {
    authority.remove();
    rmSync(parent, { recursive: true, force: true });
  });

  /** Describes a copy of the trust folder without some of its files. */
  function describeWithout(names: readonly string[], env: Record<string, string> = {}, days = 0) {
    const folder = join(parent, `without-${names.join('-')}`);
    cpSync(authority.folder, folder, { recursive: true });
    for (const name of names) rmSync(join(folder, name));
    const config = readConfig({ CERTIFICATE_TRUST: 'folder', TRUST_DIR: folder, ...env });
    return describeCertificates(config, { now: () => new Date(Date.now() + days * 86_400_000) });
  }

  const TABLE = /20 certificate classes, 17 of them assumed$/;

  it('counts roots, authorities, lists and certificate classes', async () => {
    expect(await describeWithout([])).toMatch(/^1 roots, 1 authorities, 2 lists; /);
    expect(await describeWithout([])).toMatch(TABLE);
  });

  it('describes the test authority instead of a folder', async () => {
    const found = await describeWithout([], { CERTIFICATE_TRUST: 'test' });
    expect(found).toMatch(/^the embedded test authority; /);
    expect(found).toMatch(TABLE);
  });

  it('B-62: names an authority without a revocation list', async () => {
    await expect(describeWithout(['root.crl'])).rejects.toThrow(
      'CN=Landform Test e-Cert CA 1 (TEST): nobody says whether it is revoked',
    );
    const accepting = { REVOCATION_UNREACHABLE: 'accept' };
    expect(await describeWithout(['root.crl'], accepting)).toContain('1 lists');
  });

  it('names an authority without a path to a root', async () => {
    await expect(describeWithout([], {}, 21 * 365)).rejects.toThrow('leads to no root');
    await expect(describeWithout(['root.cer'])).rejects.toThrow('no root in');
  });
});
