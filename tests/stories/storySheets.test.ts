import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../../scripts/command/run.ts';

const SHEET = /^import '[^']+\.css';$/m;
/** Something of the module's own to export: who imports that keeps the module, and its sheets with it. */
const OWN_EXPORT = /^export (?:default|async|function|class|const)\b/m;

const modules = readdirSync(join(ROOT, 'renderer'), { recursive: true })
  .map((path) => `./renderer/${path}`)
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ text }) => SHEET.test(text));

it('keeps the sheets of a door in a build, whose names lead past it', () => {
  const doors = modules.filter(({ text }) => !OWN_EXPORT.test(text)).map(({ path }) => path);
  expect(doors).toContain('./renderer/screens.ts');
  expect(manifest.sideEffects).toEqual(expect.arrayContaining(doors));
});
