import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay, replayFolder } from '../../scripts/fuzz/replay.ts';
import { runCommand } from '../support/runCommand.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replay-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const SLICE = { seconds: 60, seed: 20_261_129 };

/** Renames a field in every file of a form, as an author would. */
async function rename(code: string, from: string, to: string): Promise<void> {
  const files = ['schema.json', 'ui.json', 'manifest.json', 'samples/full.json'];
  const locales = ['en', 'zh-Hant', 'zh-Hans'].map((language) => `locales/${language}.json`);
  for (const name of [...files, ...locales]) {
    const file = join(folder, code, name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) {
      await writeFile(file, text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to));
    }
  }
}

const command = (script: string, ...args: readonly string[]) =>
  runCommand(script, [...args, '--in', folder]);

describe('saved files of every released version', () => {
  it('T-23, B-65: load into the current forms without the silent loss of an answer', async () => {
    const { runs, findings } = await replay.run({ ...SLICE, count: 3 });
    process.stdout.write(`replayed: ${runs} files from seed ${SLICE.seed}\n`);
    expect(findings).toEqual([]);
    expect(runs).toBeGreaterThan(0);
  }, 120_000);
});

describe('a changed form', () => {
  it('is refused without a migration; the drafted migration keeps every answer', async () => {
    await cp('forms/LR164', join(folder, 'LR164'), { recursive: true });
    await rm(join(folder, 'LR164/releases'), { recursive: true, force: true });
    const released = await command('forms/publish.ts', 'LR164');
    expect(released.code, released.output).toBe(0);
    expect((await command('forms/diff.ts', 'LR164')).output).toMatch(
      /version \d+ to version \d+: same\n/,
    );

    await rename('LR164', 'convenor', 'convener');
    const diff = await command('forms/diff.ts', 'LR164');
    expect(diff.code).toBe(1);
    expect(diff.output).toContain('breaking   /convenor has no place any more');
    expect(diff.output).toContain('"rename": "/convenor",\n          "to": "convener"');
    await command('forms/diff.ts', 'LR164', '--write');
    const manifest = JSON.parse(await readFile(join(folder, 'LR164/manifest.json'), 'utf8'));
    expect(manifest.migrations).toMatchObject([
      { steps: [{ rename: '/convenor', to: 'convener' }] },
    ]);

    const whole = await replayFolder(folder, { ...SLICE, count: 20 });
    expect(whole.findings).toEqual([]);
    expect(whole.runs).toBe(20);

    await writeFile(
      join(folder, 'LR164/manifest.json'),
      JSON.stringify({ ...manifest, migrations: undefined }),
    );
    // Without the migration, the load drops the answer and reports it.
    expect((await replayFolder(folder, { ...SLICE, count: 20 })).findings).toEqual([]);
    const checked = await runCommand('forms/check.ts', [join(folder, 'LR164')]);
    expect(checked.output).toMatch(
      /error lost-answers Files saved with version \d+ lose an answer: \/convenor/,
    );
  }, 120_000);

  it('reports a version that was never released, or has no stored content', async () => {
    await command('forms/new.ts', 'LR907');
    const never = await command('forms/diff.ts', 'LR907');
    expect([never.code, never.output]).toEqual([2, expect.stringContaining('was never released')]);
    expect((await command('forms/publish.ts', 'LR907')).code).toBe(0);
    const other = await command('forms/diff.ts', 'LR907', '--version', '7');
    expect([other.code, other.output]).toEqual([2, expect.stringContaining('version 7 was never')]);
    await rm(join(folder, 'LR907/releases'), { recursive: true });
    const lost = await command('forms/diff.ts', 'LR907');
    expect([lost.code, lost.output]).toEqual([
      2,
      expect.stringContaining('its content is missing'),
    ]);
    await expect(replayFolder(folder, { ...SLICE, count: 1, forms: ['LR907'] })).rejects.toThrow(
      'its content is missing',
    );
    expect((await command('forms/diff.ts', 'LR907', '--version', 'x')).code).toBe(2);
    expect((await command('forms/diff.ts', 'nothing')).code).toBe(2);
  }, 120_000);
});
