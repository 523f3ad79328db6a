import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { newFormFiles } from '../../scripts/forms/text/newFormFiles.ts';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../server/forms/check/Finding.ts';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';

const PAGE = new URL('../../stories/guide/FirstForm.mdx', import.meta.url);
const BLOCK = /^```json (\S+)\n([\s\S]*?)^```$/gm;
const CODE = 'LR999';

type Json = Record<string, unknown>;

/** Returns the JSON that the guide merges into each file, in its order. */
async function steps(): Promise<readonly (readonly [string, Json])[]> {
  const page = await readFile(PAGE, 'utf8');
  return [...page.matchAll(BLOCK)].map(([, file = '', json = '']) => [file, JSON.parse(json)]);
}

/** Merges objects key by key, and replaces any other value. */
function merged(before: Json, patch: Json): Json {
  const result: Json = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    const old = result[key];
    result[key] = isObject(old) && isObject(value) ? merged(old, value) : value;
  }
  return result;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(file: string, content: Json): Json {
  if (!file.startsWith('locales/')) return content;
  return Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
}

it('FirstForm.mdx: builds a form without findings', async () => {
  const files = new Map<string, Json>();
  for (const [file, text] of newFormFiles(CODE)) files.set(file, JSON.parse(text) as Json);
  const todo = await steps();
  expect(todo.length).toBeGreaterThan(10);
  for (const [file, patch] of todo) {
    expect(files.has(file), file).toBe(true);
    // The guide shows whole samples.
    const before = file.startsWith('samples/') ? {} : (files.get(file) ?? {});
    files.set(file, sorted(file, merged(before, patch)));
  }
  const formsDir = await mkdtemp(join(tmpdir(), 'guide-'));
  const workbench = await openWorkbench();
  try {
    for (const [file, content] of files) {
      const path = join(formsDir, CODE, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, JSON.stringify(content, undefined, 2));
    }
    const findings = await checkFolder(workbench, formsDir, CODE);
    expect(findings.map(lineOf)).toEqual([]);
  } finally {
    await workbench.close();
    await rm(formsDir, { recursive: true, force: true });
  }
});
