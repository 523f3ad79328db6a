import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../../scripts/command/run.ts';

const SHEET = /^import '[^']+\.css';$/m;
/** An own export: a build keeps the module with its sheets if another module imports it. */
const OWN_EXPORT = /^export (?:default|async|function|class|const)\b/m;

const modules = readdirSync(join(ROOT, 'renderer'), { recursive: true })
  .map((path) => `./renderer/${path}`)
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ text }) => SHEET.test(text));

it('package.json: lists re-exporting modules with style sheets in sideEffects', () => {
  const doors = modules.filter(({ text }) => !OWN_EXPORT.test(text)).map(({ path }) => path);
  expect(doors).toContain('./renderer/screens.ts');
  expect(manifest.sideEffects).toEqual(expect.arrayContaining(doors));
});
