import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AlsAddressLookup } from '../../../server/adapters/address/AlsAddressLookup.ts';
import { openAddresses } from '../../../server/compose/openAddresses.ts';
import { type Config, readConfig } from '../../../server/config/config.ts';
import { failingDatabase } from '../../support/failingDatabase.ts';

describe('openAddresses', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landform-addresses-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const statements: string[] = [];
  const answer = (statement: string) => {
    statements.push(statement);
    return [];
  };
  const open = (lookup: Config['addresses']['lookup'], databaseUrl?: string) => {
    const config = readConfig({});
    const addresses = { ...config.addresses, lookup };
    const settings = { ...config, addresses, dataDir, databaseUrl };
    return openAddresses(settings, { db: failingDatabase({ answer }) });
  };

  it('opens the configured lookup', async () => {
    expect(await open('none')).toBeUndefined();
    expect(await open('als')).toBeInstanceOf(AlsAddressLookup);
    expect(await (await open('sample'))?.describe()).toContain('the embedded sample');
  });

  it('names the import command when nothing was imported', async () => {
    await expect(open('imported')).rejects.toThrow(/npm run address:import/);
    expect(statements).toEqual([]);
    await expect(open('imported', 'postgres://db')).rejects.toThrow(/npm run address:import/);
    expect(statements.join()).toContain('addressImports');
  });
});
