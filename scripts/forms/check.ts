/**
 * `npm run forms:check [-- CODE or folder …]`: checks form folders, by default all of `forms/`, and
 * the shared blocks. Prints each finding with file, line and column, causes first; three or more of
 * one kind are gathered. `--json` prints one object with all of them. Exits with 1 when there is an
 * error, with 2 when it cannot start.
 *
 * `--accept` writes what the engine returns for the samples of the named forms into these samples,
 * and prints each change. It changes nothing else. Exits with 0 when the samples then agree, with 1
 * when a form has an error of another kind (nothing of that form is written), with 2 when no form
 * is named.
 */
import { statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { checkFolder } from '../../server/forms/check/checkFolder.ts';
import { checkShared } from '../../server/forms/check/checkShared.ts';
import { type Finding, lineOf } from '../../server/forms/check/Finding.ts';
import { gatheredLines } from '../../server/forms/check/gatheredLines.ts';
import { skippedFolders } from '../../server/forms/check/skippedFolders.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import { commandLine, misused } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';
import { acceptSamples } from './samples/acceptSamples.ts';

const FORMS = join(ROOT, 'forms');
const USAGE = 'npm run forms:check -- [CODE or folder …] [--json] [--accept]';

const { names: wanted, values } = commandLine(USAGE, {
  names: Number.POSITIVE_INFINITY,
  options: {
    json: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});
if (values.accept && wanted.length === 0) misused('Name the forms whose samples to write', USAGE);
if (values.accept && values.json) misused('Cannot take --json with --accept', USAGE);
const folders =
  wanted.length === 0
    ? (await formCodesIn(FORMS)).map((code) => join(FORMS, code))
    : wanted.map(folderOf);
const missing = folders.filter((folder) => !isFolder(folder));
for (const folder of missing) say(`There is no folder ${folder}`);
if (missing.length > 0) process.exit(2);

const workbench = await openWorkbench();
try {
  process.exitCode = values.accept ? await accept(workbench) : await check(workbench);
} finally {
  await workbench.close();
}

/** Returns the folder of a name in `forms`, or else at a path. */
function folderOf(name: string): string {
  const isInForms = /^[A-Z0-9]+$/.test(name) || !isFolder(resolve(name));
  return isInForms ? join(FORMS, name) : resolve(name);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Writes the samples of the named forms. @returns the exit code */
async function accept(bench: Workbench): Promise<number> {
  let exitCode = 0;
  for (const folder of folders) {
    const { refused, lines } = await acceptSamples(bench, dirname(folder), basename(folder));
    for (const line of [...gatheredLines(refused), ...lines]) say(line);
    if (refused.length > 0) {
      exitCode = 1;
      say(`${basename(folder)}: no sample was written; correct these errors first`);
    } else if (lines.length === 0) {
      say(`${basename(folder)}: every sample already says what the engine returns`);
    }
  }
  return exitCode;
}

/** Checks the folders and the shared files. @returns the exit code */
async function check(bench: Workbench): Promise<number> {
  const findings = new Map<string, Finding>();
  /** Adds findings; a finding about a table that several forms use is reported once. */
  const add = (found: readonly Finding[]) => {
    for (const finding of found) findings.set(lineOf(finding), finding);
  };
  add(checkShared(bench));
  if (wanted.length === 0) add(await skippedFolders(FORMS));
  for (const folder of folders) add(await checkFolder(bench, dirname(folder), basename(folder)));
  const all = [...findings.values()];
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const warnings = all.filter(({ severity }) => severity === 'warning').length;
  if (values.json) {
    say(JSON.stringify({ forms: folders.length, errors, warnings, findings: all }, null, 2));
  } else {
    for (const line of gatheredLines(all)) say(line);
    const counts = [counted(errors, 'error'), counted(warnings, 'warning')].join(', ');
    say(`${counted(folders.length, 'form')} checked: ${counts}`);
  }
  return errors > 0 ? 1 : 0;
}

function counted(amount: number, what: string): string {
  return `${amount} ${what}${amount === 1 ? '' : 's'}`;
}
