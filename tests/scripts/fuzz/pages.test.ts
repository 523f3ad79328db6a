import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pages } from '../../../scripts/fuzz/pages.ts';
import { fakeTools } from '../support/fakeTools.ts';
import { printedLines } from '../support/printedLines.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const lines = printedLines();
beforeEach(() => {
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  fakeTools(folder(), { chromium: '' });
});
afterEach(() => vi.unstubAllEnvs());

/** Replaces Playwright's process: it ends at its start, after these statements. */
function replacePlaywright(statements: string): void {
  const file = join(folder(), 'preload.mjs');
  writeFileSync(file, `const { env, argv } = process;\n${statements}`);
  vi.stubEnv('NODE_OPTIONS', `--import=${file}`);
}

describe('pages', () => {
  it('types at most 100 answers in one browser, each slice with its own seed', async () => {
    replacePlaywright('process.exit(argv.includes("tests/e2e/differential.spec.ts") ? 0 : 1)');
    const result = await pages.run({ seconds: 0, count: 150, seed: 7 });
    expect(result).toEqual({ runs: 150, findings: [] });
    expect(lines()).toEqual([
      'seed 7: 100 payloads, no difference',
      'seed 8: 50 payloads, no difference',
    ]);
  });

  it('returns the output of a failed slice as a finding', async () => {
    replacePlaywright(
      'console.log(env.FUZZ_SEED, env.FUZZ_PAYLOADS, env.CHROMIUM_PATH); process.exit(1)',
    );
    const { findings } = await pages.run({ seconds: 0, count: 2, seed: 7 });
    expect(findings).toEqual([`seed 7: 7 2 ${join(folder(), 'chromium')}\n`]);
    expect(lines()).toEqual(['seed 7: 2 payloads, a difference']);
  });

  it('starts no slice after the time limit', async () => {
    expect(await pages.run({ seconds: 0, seed: 1 })).toEqual({ runs: 0, findings: [] });
  });

  it('throws without Chromium', async () => {
    fakeTools(join(folder(), 'empty'), {});
    await expect(pages.run({ seconds: 0, count: 1, seed: 1 })).rejects.toThrow(
      'Cannot start the pages campaign: chromium not found',
    );
  });
});
