import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staleFiles } from '../../../scripts/declare/staleFiles.ts';

describe('staleFiles', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'declared-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  async function plant(path: string, text: string) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }

  it('accepts fresh files, and reports stale and missing files with the command', async () => {
    await plant('engine/fresh.generated.ts', 'new');
    await plant('engine/stale.generated.ts', 'old');
    const wanted = ['fresh', 'stale', 'missing'].map(
      (name) => [`engine/${name}.generated.ts`, 'new'] as const,
    );
    expect(await staleFiles(root, new Map(wanted))).toEqual([
      'engine/stale.generated.ts is stale: run node scripts/generate-types.ts',
      'engine/missing.generated.ts is stale: run node scripts/generate-types.ts',
    ]);
  });
});
