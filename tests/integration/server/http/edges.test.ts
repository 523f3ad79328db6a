import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { openBase } from '../../../../server/compose/openBase.ts';
import { readConfig } from '../../../../server/config/config.ts';
import { openDemoKeys } from '../../../../server/config/secrets.ts';
import { withReadyStore } from '../../../support/readyStore.ts';
import { testApp } from '../../../support/testApp.ts';

const run = promisify(execFile);

let app: Awaited<ReturnType<typeof testApp>> | undefined;

afterEach(async () => {
  await app?.close();
  app = undefined;
});

describe('DATA_DIR', () => {
  it('is readable only by its owner: the start restricts an open folder', async () => {
    if (process.platform === 'win32') return;
    const folder = join(mkdtempSync(join(tmpdir(), 'landform-dir-')), 'data');
    await withReadyStore(folder);
    chmodSync(folder, 0o755);
    const none = join(folder, 'none');
    const env = { DATA_DIR: folder, FORMS_DIR: none, DEFINITIONS_DIR: none };
    const base = await openBase(readConfig(env));
    base.unwatch();
    await base.stores.submissions.close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }, 60_000);

  it('openDemoKeys: returns the same keys in a second call', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landform-keys-'));
    const first = openDemoKeys(folder);
    expect(openDemoKeys(folder)).toEqual(first);
    expect(first.secret).toMatch(/^demo-/);
  });

  it('openDemoKeys: returns the same keys to processes that start at the same time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landform-keys-'));
    const module = new URL('../../../../server/config/secrets.ts', import.meta.url);
    const script = `const { openDemoKeys } = await import('${module}');
      while (Date.now() < ${Date.now() + 3_000});
      console.log(JSON.stringify(openDemoKeys(${JSON.stringify(folder)})));`;
    const start = () => run(process.execPath, ['--input-type=module', '--eval', script]);
    const outputs = await Promise.all([start(), start(), start(), start()]);
    const keys = outputs.map(({ stdout }) => JSON.parse(stdout));
    expect(keys).toEqual(keys.map(() => openDemoKeys(folder)));
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  }, 60_000);
});
