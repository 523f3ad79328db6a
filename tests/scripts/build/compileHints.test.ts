import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileHints } from '../../../scripts/build/compileHints.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'compile-hints-'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="./page.js"></script>');
  await writeFile(join(root, 'page.js'), "document.title = 'page'; void import('./later.js');");
  await writeFile(join(root, 'later.js'), "import './later.css'; document.title = 'later';");
  await writeFile(join(root, 'later.css'), 'p { color: red }');
  await build({ configFile: false, root, logLevel: 'error', plugins: [compileHints()] });
});
afterAll(() => rm(root, { recursive: true }));

/** Returns the first line of a built file. */
function firstLine(name: RegExp): string {
  const folder = join(root, 'dist/assets');
  const file = readdirSync(folder).find((each) => name.test(each));
  return readFileSync(join(folder, String(file)), 'utf8').split('\n')[0] ?? '';
}

it('compileHints: is the first line of the file that a page runs on load', () => {
  expect(firstLine(/^index-.*\.js$/)).toBe('//# allFunctionsCalledOnLoad');
});

it('compileHints: is absent from lazy-loaded files', () => {
  expect(firstLine(/^later-.*\.js$/)).not.toBe('');
  expect(firstLine(/^later-.*\.js$/)).not.toContain('allFunctionsCalledOnLoad');
});
