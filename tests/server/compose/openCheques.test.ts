import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { WorkerInspector } from '../../../server/adapters/inspect/WorkerInspector.ts';
import type { RevocationSource } from '../../../server/adapters/revocation/RevocationSource.ts';
import { openCheques } from '../../../server/compose/openCheques.ts';
import { type Config, readConfig } from '../../../server/config/config.ts';
import { testClock } from '../../support/testClock.ts';

describe('openCheques', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landform-cheques-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const open = (eCheque: Partial<Config['eCheque']>, mode: Config['mode'] = 'demo') => {
    const config = readConfig({});
    const settings = { ...config, dataDir, mode, eCheque: { ...config.eCheque, ...eCheque } };
    const inspector = {} as WorkerInspector;
    const online = {} as RevocationSource;
    return openCheques({ config: settings, clock: testClock() }, inspector, online);
  };

  it('accepts no file when the gateway takes e-Cheques, or no bank is trusted', async () => {
    expect(await open({ by: 'gateway' })).toEqual({});
    expect(await open({ by: 'file', folder: undefined }, 'uat')).toEqual({});
    expect(existsSync(join(dataDir, 'test-authority'))).toBe(false);
  });

  it('trusts the folder of the operator, without a test bank', async () => {
    const cheques = await open({ by: 'file', folder: dataDir, payees: ['A'] }, 'uat');
    expect(cheques.desk?.payees).toEqual(['A']);
    expect(cheques).not.toHaveProperty('bank');
    expect(existsSync(join(dataDir, 'test-authority'))).toBe(false);
  });

  it('creates the test bank in the demo', async () => {
    const cheques = await open({ by: 'file' });
    expect(cheques.desk?.payees.length).toBeGreaterThan(0);
    expect(cheques).toHaveProperty('bank');
    expect(existsSync(join(dataDir, 'test-authority'))).toBe(true);
  });
});
