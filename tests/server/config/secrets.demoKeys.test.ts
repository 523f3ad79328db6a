import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openDemoKeys } from '../../../server/config/secrets.ts';

const run = promisify(execFile);

describe('openDemoKeys', () => {
  it('returns the same keys in a second call', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landform-keys-'));
    const first = openDemoKeys(folder);
    expect(openDemoKeys(folder)).toEqual(first);
    expect(first.secret).toMatch(/^demo-/);
  });

  it('returns the same keys to processes that start at the same time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'landform-keys-'));
    const module = new URL('../../../server/config/secrets.ts', import.meta.url);
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
