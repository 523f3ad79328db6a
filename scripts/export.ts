/**
 * `npm run export -- --form CODE [--since DAY] --to FOLDER` exports every submission of a form that
 * was submitted online and not exported yet; `--ref REFERENCE` exports one. It writes each
 * submission into FOLDER/REFERENCE and marks it as exported. The portal removes a submission 90
 * days after this mark, and never without it. `--again` repeats earlier exports. Then it summarises
 * the form's submissions in FOLDER in tables: CODE.xlsx, CODE.csv and a CSV file for each list. An
 * interrupted run can be repeated.
 *
 * DAY is a day in Hong Kong (2026-11-01) or an instant. The settings are those of the server, which
 * may run at the same time. Exits with 1 when a submission cannot be exported now, with 2 for a
 * wrong call.
 */
import { resolve } from 'node:path';
import { commandLine, misused } from './command/commandLine.ts';
import { say } from './command/run.ts';
import { takeForm } from './export/takeForm.ts';
import { takeSubmission } from './export/takeSubmission.ts';
import { withSource } from './export/withSource.ts';
import { writeTables } from './export/writeTables.ts';

const USAGE =
  'npm run export -- (--form CODE [--since DAY] | --ref REFERENCE) --to FOLDER [--again]';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const { values } = commandLine(USAGE, {
  options: {
    form: { type: 'string' },
    since: { type: 'string' },
    ref: { type: 'string' },
    to: { type: 'string' },
    again: { type: 'boolean' },
  },
});
const { form, since, ref, to, again: isAgain = false } = values;
if (!to) misused('Cannot export without --to', USAGE);
if ((form === undefined) === (ref === undefined)) misused('Name a form or a submission', USAGE);
if (ref !== undefined && since !== undefined) misused('Cannot take --since with --ref', USAGE);
const folder = resolve(to);
try {
  process.exitCode = ref === undefined ? await exportForm(form ?? '') : await exportOne(ref);
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function exportOne(reference: string): Promise<0> {
  const wish = { reference, folder, isAgain };
  for (const line of await withSource((source) => takeSubmission(source, wish))) say(line);
  return 0;
}

async function exportForm(formCode: string): Promise<0 | 1> {
  const wish = { formCode, since: since && instantOf(since), folder, isAgain };
  const { taken, failed } = await withSource((source) => takeForm(source, wish, say));
  for (const path of await writeTables(folder, formCode)) say(`${path}: written.`);
  say(`${taken} taken, ${failed} left.`);
  return failed === 0 ? 0 : 1;
}

/** Converts a day to its first moment in Hong Kong; returns an instant unchanged. */
function instantOf(text: string): string {
  const instant = DAY.test(text) ? `${text}T00:00:00+08:00` : text;
  if (Number.isNaN(Date.parse(instant))) misused(`Cannot read the day "${text}"`, USAGE);
  return instant;
}
