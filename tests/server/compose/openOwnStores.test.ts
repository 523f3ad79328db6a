import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../server/adapters/crypto/EnvelopeVault.ts';
import { openStores } from '../../../server/adapters/store/openStores.ts';
import { openOwnStores } from '../../../server/compose/openOwnStores.ts';
import { readConfig } from '../../../server/config/config.ts';
import { loadSecrets } from '../../../server/config/secrets.ts';
import { newSubmission } from '../../ports/store/submissionSteps.ts';
import { withReadyStore } from '../../support/readyStore.ts';
import { runCommand } from '../../support/runCommand.ts';
import { testClock } from '../../support/testClock.ts';

const clock = testClock();
const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
const [K1, K2, OTHER_K1] = [keyOf('k1', 1), keyOf('k2', 2), keyOf('k1', 3)];

describe('openOwnStores(): keys and data', () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'landform-keys-'));
    await withReadyStore(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const settings = (keys: string, more: Readonly<Record<string, string>> = {}) =>
    readConfig({ DATA_DIR: folder, SECRET_KEYS: keys, ...more });
  /** Opens and closes the stores with the given keys. @returns the ids with a check value */
  const start = async (keys: string, more?: Readonly<Record<string, string>>) => {
    const config = settings(keys, more);
    const stores = await openOwnStores(config, loadSecrets(config), clock);
    const ids = (await stores.keyChecks.all()).map(({ keyId }) => keyId);
    await stores.submissions.close();
    return ids;
  };
  /** Stores answers sealed with the given keys, without check values, as an earlier release did. */
  const keepAnswers = async (keys: string) => {
    const config = settings(keys);
    const stores = await openStores({ engine: 'embedded', folder }, clock);
    const vault = new EnvelopeVault(loadSecrets(config).keysFor('data'));
    const { id } = newSubmission();
    const place = { table: 'submissions', row: id, column: 'sealed_data' };
    const sealedData = vault.seal(place, new Uint8Array([1]));
    await stores.submissions.submissions.insert(newSubmission({ id, sealedData }));
    await stores.submissions.close();
  };

  it('F14: starts only with the keys of the first start', async () => {
    expect(await start(K1)).toEqual(['k1']);
    expect(await start(K1)).toEqual(['k1']);
    await expect(start(OTHER_K1)).rejects.toThrow(
      /^SECRET_KEYS: the key "k1" is not the one that this database was sealed with; put back/,
    );
    await expect(start(K2)).rejects.toThrow(
      /^SECRET_KEYS: data is sealed with the key "k1", which is not listed; list it again/,
    );
    expect(await start(K1)).toEqual(['k1']);
  });

  it('F14: accepts a new key, and drops the old key once it seals no data', async () => {
    await start(K1);
    expect(await start(`${K2},${K1}`)).toEqual(['k1', 'k2']);
    await keepAnswers(K2);
    expect(await start(K2)).toEqual(['k2']);
  });

  it('F14: requires each key that still seals data, unless LOST_KEYS lists it', async () => {
    await start(K1);
    await keepAnswers(K1);
    await start(`${K2},${K1}`);
    await expect(start(K2)).rejects.toThrow(/"k1", which is not listed/);
    expect(await start(K2, { LOST_KEYS: 'k1' })).toEqual(['k1', 'k2']);
  });

  it('F14: compares the keys with the data of a release without check values', async () => {
    await keepAnswers(K1);
    await expect(start(OTHER_K1)).rejects.toThrow(/"k1" is not the one/);
    await expect(start(K2)).rejects.toThrow(/"k1", which is not listed/);
    expect(await start(`${K2},${K1}`)).toEqual(['k1', 'k2']);
  });

  it('F14: names the file of the generated demo keys', async () => {
    await start('');
    rmSync(join(folder, 'secrets.json'));
    await expect(start('')).rejects.toThrow(
      `SECRET_KEYS (made in ${join(folder, 'secrets.json')}): data is sealed with the key "demo-`,
    );
  });

  it('F14: npm run doctor reports a missing key and changes nothing', async () => {
    await start(K1);
    // Names a missing folder of forms, so that the doctor compiles no forms.
    const env = {
      MODE: 'demo',
      DATA_DIR: folder,
      FORMS_DIR: join(folder, 'none'),
      SECRET_KEYS: K2,
    };
    const { code, output } = await runCommand('doctor.ts', [], env);
    expect(code).toBe(1);
    expect(output).toMatch(/WRONG +keys and data +SECRET_KEYS: data is sealed with the key "k1"/);
    expect(await start(K1)).toEqual(['k1']);
  }, 60_000);
});
