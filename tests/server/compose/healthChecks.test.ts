import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { healthChecks } from '../../../server/compose/healthChecks.ts';
import { readConfig } from '../../../server/config/config.ts';

type Parts = Parameters<typeof healthChecks>[0];

describe('healthChecks', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'landform-health-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));

  /** Runs the check of a name. */
  async function check(name: string, { forms = 1, isDown = false, folder = dataDir } = {}) {
    const findDefinition = async () => {
      if (isDown) throw new Error('Cannot reach the store');
    };
    const parts = {
      config: { ...readConfig({}), dataDir: folder },
      stores: { definitions: { findDefinition } },
      catalogue: { list: () => Array.from({ length: forms }) },
    } as unknown as Parts;
    await healthChecks(parts)
      .find((each) => each.name === name)
      ?.check();
    return healthChecks(parts).map((each) => each.name);
  }

  it.each(['store', 'forms', 'disk'])(
    'the check "%s" passes for a working portal',
    async (name) => {
      expect(await check(name)).toEqual(['store', 'forms', 'disk']);
    },
  );

  it('fails without the store, without forms, and without the folder of data', async () => {
    await expect(check('store', { isDown: true })).rejects.toThrow('Cannot reach the store');
    await expect(check('forms', { forms: 0 })).rejects.toThrow('Cannot offer any form');
    await expect(check('disk', { folder: join(dataDir, 'missing') })).rejects.toThrow();
  });
});
