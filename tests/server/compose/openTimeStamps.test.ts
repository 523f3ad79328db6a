import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeTimeStamps } from '../../../server/compose/describeTimeStamps.ts';
import { openTimeStamps } from '../../../server/compose/openTimeStamps.ts';
import { readConfig } from '../../../server/config/config.ts';
import { authorityServer, BROKEN } from '../../support/authorityServer.ts';

const clock = { now: () => new Date() };
const SIGNATURE = Buffer.from('signature');

describe('openTimeStamps', () => {
  const folder = mkdtempSync(join(tmpdir(), 'landform-tsa-'));
  let server: Awaited<ReturnType<typeof authorityServer>>;
  beforeAll(async () => {
    server = await authorityServer();
    server.on('/tsa', BROKEN['an error of the server'] ?? (() => {}));
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const settings = (whenUnreachable: 'refuse' | 'accept') => ({
    TSA_URL: `${server.url}/tsa`,
    TSA_TRUST_DIR: folder,
    TSA_UNREACHABLE: whenUnreachable,
  });

  it('opens nothing without a folder of trusted authorities', () => {
    expect(openTimeStamps(readConfig({}), clock, () => {})).toBeUndefined();
  });

  it('requests no stamp without an authority, and trusts no other token', async () => {
    const stamps = openTimeStamps(readConfig({ TSA_TRUST_DIR: folder }), clock, () => {});
    expect(await stamps?.stamp(SIGNATURE)).toBeUndefined();
    expect(await stamps?.timeOf(Buffer.from('token'), SIGNATURE)).toBeUndefined();
    expect(server.calls).toEqual([]);
  });

  it('B-62: fails without a stamp, or reports the failure of the authority', async () => {
    const faults: string[] = [];
    const open = (whenUnreachable: 'refuse' | 'accept') =>
      openTimeStamps(readConfig(settings(whenUnreachable)), clock, (fault) => faults.push(fault));
    await expect(open('refuse')?.stamp(SIGNATURE)).rejects.toMatchObject({
      name: 'TimeStampError',
    });
    expect(await open('accept')?.stamp(SIGNATURE)).toBeUndefined();
    expect(faults.at(-1)).toContain('HTTP 500');
  });

  it('describeTimeStamps: rejects after a server error, for both settings', async () => {
    for (const whenUnreachable of ['refuse', 'accept'] as const) {
      const config = readConfig(settings(whenUnreachable));
      await expect(describeTimeStamps(config, clock)).rejects.toThrow(/HTTP 500/);
    }
  });
});
