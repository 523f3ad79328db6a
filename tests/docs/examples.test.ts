import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import type { Sample } from '../../server/forms/check/checkSample.ts';
import { lineOf } from '../../server/forms/check/Finding.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';

const EXAMPLES = fileURLToPath(new URL('../../docs/examples', import.meta.url));

/** Returns the names of the folders directly in a folder. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** The examples: the folder of each, and the code of a form in the folder. */
const examples = (
  await Promise.all(
    (
      await foldersIn(EXAMPLES)
    ).map(async (name) =>
      (await foldersIn(join(EXAMPLES, name))).map((code) => [name, code] as const),
    ),
  )
).flat();

/** Reads the samples of an example's form, by file name. */
async function samplesOf(name: string, code: string): Promise<ReadonlyMap<string, Sample>> {
  const folder = join(EXAMPLES, name, code, 'samples');
  const files = await readdir(folder);
  const read = async (file: string) =>
    [file, JSON.parse(await readFile(join(folder, file), 'utf8')) as Sample] as const;
  return new Map(await Promise.all(files.map(read)));
}

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

it('docs/examples: contains at least three forms, with first-form', () => {
  expect(examples.length).toBeGreaterThanOrEqual(3);
  expect(examples.map(([name]) => name)).toContain('first-form');
});

describe.each(examples)('docs/examples/%s/%s', (name, code) => {
  it('passes forms:check without a finding, every sample included', async () => {
    const findings = await checkFolder(workbench, join(EXAMPLES, name), code);
    expect(findings.map(lineOf)).toEqual([]);
  });

  it('has a sample that can be submitted and one with errors', async () => {
    const counts = [...(await samplesOf(name, code)).values()].map(({ errors }) => errors.length);
    expect(counts).toContain(0);
    expect(counts.some((count) => count > 0)).toBe(true);
  });

  it('names every sample in its README', async () => {
    const readme = await readFile(join(EXAMPLES, name, 'README.md'), 'utf8');
    for (const file of (await samplesOf(name, code)).keys()) expect(readme).toContain(file);
  });
});
