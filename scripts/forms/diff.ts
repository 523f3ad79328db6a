/**
 * `npm run forms:diff -- CODE`: compares a form with its newest released version, or with
 * `--version N`, and prints the result (text-only, compatible or breaking) and each difference. If
 * answers of saved files would be lost, it drafts the migration; `--write` adds it to the manifest.
 * `--in <folder>` uses another folder of forms. Exits with 1 when a difference is breaking, with 2
 * without a version to compare with.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import type { JsonObject } from '#engine';
import { compareForms } from '../../server/forms/compare/compareForms.ts';
import {
  compileRelease,
  type Unavailable,
  versionOf,
} from '../../server/forms/compare/compileRelease.ts';
import { draftMigration, type MigrationDraft } from '../../server/forms/compare/draftMigration.ts';
import { openWorkbench } from '../../server/forms/compiler/Workbench.ts';
import { isFormCode, readForm } from '../../server/forms/source/readFormFiles.ts';
import { readReleases } from '../../server/forms/source/releases.ts';
import { commandLine, misused } from '../command/commandLine.ts';
import { ROOT, say } from '../command/run.ts';

const USAGE = 'npm run forms:diff -- CODE [--version N] [--write] [--in FOLDER]';

const { names, values } = commandLine(USAGE, {
  names: 1,
  options: {
    in: { type: 'string', default: join(ROOT, 'forms') },
    version: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [code = ''] = names;
const formsDir = values.in;
if (!isFormCode(code)) misused('Give the code of a form', USAGE);
if (values.version !== undefined && !/^[1-9]\d{0,5}$/.test(values.version)) {
  misused(`"${values.version}" is not a version`, USAGE);
}
const version = values.version === undefined ? undefined : Number(values.version);

const WHY: Readonly<Record<Unavailable, string>> = {
  'not-released': 'was never released: npm run forms:publish releases it',
  'not-kept': 'is released, but its content is missing: restore releases/ from the repository',
  'not-compiled': 'cannot be compiled any more: the keywords that it uses are gone',
};

const workbench = await openWorkbench();
try {
  process.exitCode = await diff();
} finally {
  await workbench.close();
}

async function diff(): Promise<number> {
  const { files } = await readForm(formsDir, code);
  const compiled = files && workbench.compile(files);
  const later = compiled && versionOf(compiled);
  if (!later) {
    say(`${code} has errors, or does not exist: npm run forms:check -- ${code}`);
    return 2;
  }
  const releases = await readReleases(formsDir);
  const earlier = await compileRelease(workbench, formsDir, releases, { code, version });
  if (typeof earlier === 'string') {
    say(`${code}${version === undefined ? '' : ` version ${version}`} ${WHY[earlier]}`);
    return 2;
  }
  const { verdict, differences } = compareForms(earlier, later);
  say(`${code}: version ${earlier.plan.version} to version ${later.plan.version}: ${verdict}`);
  for (const { level, at, message } of differences) say(`  ${level.padEnd(10)} ${at} ${message}`);
  const isEdited = verdict !== 'same' && later.plan.version <= earlier.plan.version;
  if (isEdited) say(`Raise "version" to ${earlier.plan.version + 1}.`);
  await offer(draftMigration(earlier, later), earlier.plan.version);
  return verdict === 'breaking' ? 1 : 0;
}

async function offer({ steps, texts }: MigrationDraft, before: number): Promise<void> {
  if (steps.length === 0) return;
  const file = join(formsDir, code, 'manifest.json');
  const manifest = await readFile(file, 'utf8');
  const { migrations = [], version: now } = JSON.parse(manifest) as {
    readonly migrations?: readonly {
      readonly version: number;
      readonly steps: readonly JsonObject[];
    }[];
    readonly version: number;
  };
  const target = Math.max(now, before + 1);
  const own = migrations.find((each) => each.version === target);
  const entry = { version: target, steps: [...(own?.steps ?? []), ...steps] };
  const next = [...migrations.filter((each) => each !== own), entry];
  say(`Draft of a migration, for your review:\n${JSON.stringify({ migrations: next }, null, 2)}`);
  for (const key of texts)
    say(`Write "${key}" in each language: the reason why this answer is omitted.`);
  if (!values.write) return say('Add --write to write it into the manifest.');
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
  const edits = modify(manifest, ['migrations'], next, options);
  const raised = modify(applyEdits(manifest, edits), ['version'], target, options);
  await writeFile(file, applyEdits(applyEdits(manifest, edits), raised));
  say(`Written into ${file}, as version ${target}.`);
}
