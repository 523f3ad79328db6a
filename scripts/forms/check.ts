/**
 * `npm run forms:check [-- CODE or folder …]`: checks form folders, by default all of `forms/`, and
 * the shared blocks. Prints one line per finding, with file, line and column; with `--json` one
 * object with all of them. Exits with 1 when there is an error, with 2 when it cannot start.
 */
import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { checkShared } from '../../server/forms/check/checkShared.ts';
import { type Finding, lineOf } from '../../server/forms/check/Finding.ts';
import { gatheredLines } from '../../server/forms/check/gatheredLines.ts';
import { skippedFolders } from '../../server/forms/check/skippedFolders.ts';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import { commandLine } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';

const FORMS = join(ROOT, 'forms');

const { names: wanted, values } = commandLine(
  'npm run forms:check -- [CODE or folder …] [--json]',
  {
    names: Number.POSITIVE_INFINITY,
    options: { json: { type: 'boolean', default: false } },
  },
);
const folders =
  wanted.length === 0
    ? (await formCodesIn(FORMS)).map((code) => join(FORMS, code))
    : wanted.map((name) => (/^[A-Z0-9]+$/.test(name) ? join(FORMS, name) : resolve(name)));
const missing = folders.filter(
  (folder) => !statSync(folder, { throwIfNoEntry: false })?.isDirectory(),
);
for (const folder of missing) say(`There is no folder ${folder}`);
if (missing.length > 0) process.exit(2);

const workbench = await openWorkbench();
const findings = new Map<string, Finding>();
/** Adds findings; a finding about a table that several forms use is reported once. */
const add = (found: readonly Finding[]) => {
  for (const finding of found) findings.set(lineOf(finding), finding);
};
add(checkShared(workbench));
if (wanted.length === 0) add(await skippedFolders(FORMS));
try {
  for (const folder of folders) {
    add(await checkFolder(workbench, dirname(folder), basename(folder)));
  }
} finally {
  await workbench.close();
}
const all = [...findings.values()];
const errors = all.filter(({ severity }) => severity === 'error').length;
const warnings = all.filter(({ severity }) => severity === 'warning').length;
if (values.json) {
  say(JSON.stringify({ forms: folders.length, errors, warnings, findings: all }, null, 2));
} else {
  for (const line of gatheredLines(all)) say(line);
  say(`${folders.length} forms checked: ${errors} errors, ${warnings} warnings`);
}
process.exit(errors > 0 ? 1 : 0);
