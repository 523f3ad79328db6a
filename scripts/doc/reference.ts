/**
 * `npm run doc:reference [-- --check]`: writes the keyword reference `docs/reference` from the
 * descriptions in `schemas/meta`, with examples from the forms. With `--check` it writes nothing
 * and fails when a page is missing or outdated.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { referencePages } from './referencePages.ts';

const FOLDER = join(ROOT, 'docs/reference');

const { values } = commandLine('npm run doc:reference [-- --check]', {
  options: { check: { type: 'boolean', default: false } },
});
const outdated = [...referencePages()].filter(([name, text]) => {
  const file = join(FOLDER, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
});
for (const [name, text] of outdated) {
  if (values.check) say(`docs/reference/${name} is outdated: run npm run doc:reference`);
  else writeFileSync(join(FOLDER, name), text);
}
process.exit(values.check && outdated.length > 0 ? 1 : 0);
