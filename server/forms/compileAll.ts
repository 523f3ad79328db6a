import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledForm } from '#compiler';
import { LANGUAGES } from '#engine';
import type { FaultyForm, FormRemarks } from '../ports/forms/FormCatalogue.ts';
import { checkForm } from './check/checkForm.ts';
import { checkShared } from './check/checkShared.ts';
import { type Finding, lineOf } from './check/Finding.ts';
import { sourcesOf } from './check/formSources.ts';
import { releaseFindings } from './check/releaseFindings.ts';
import { shownFolder } from './check/shownFolder.ts';
import { skippedFolders } from './check/skippedFolders.ts';
import { prepareCompiler } from './compiler/prepareCompiler.ts';
import { openWorkbench, type Workbench } from './compiler/Workbench.ts';
import { writeCompressed } from './compiler/writeCompressed.ts';
import { definitionFiles } from './definitionFiles.ts';
import {
  type DefinitionIndex,
  type IndexEntry,
  isComplete,
  readIndex,
  writeIndex,
} from './definitionIndex.ts';
import type { WatchedFolders } from './fingerprintFolders.ts';
import type { FormFolder } from './source/FormFolder.ts';
import { hashOf } from './source/hashOf.ts';
import { formCodesIn, readForm } from './source/readFormFiles.ts';
import { type Releases, readReleases, versionNeeded } from './source/releases.ts';

/** The folders of the forms and of their compiled files. */
export interface CompileFolders extends WatchedFolders {
  readonly definitionsDir: string;
}

/** The options of a compilation. */
export interface CompileOptions {
  /** Whether to repeat checks of another day. Tables and time windows depend on the calendar. */
  readonly isNewDay?: boolean;
}

/** A compiled form; its files are in the folder of the definitions. */
export interface CompiledDefinition {
  readonly code: string;
  readonly hash: string;
  /** Name of the rules module that its validator imports. */
  readonly rules: string;
  readonly remarks: FormRemarks;
  /** The line that reports an edited release; absent for any other version. */
  readonly edited?: string | undefined;
}

/** The result of checking and compiling every form. */
export interface CompileReport {
  readonly compiled: readonly CompiledDefinition[];
  readonly withheld: readonly FaultyForm[];
  /** Faults of the shared blocks and tables, one line each. */
  readonly sharedErrors: readonly string[];
  /** Folders that are skipped because of their names, one line each. */
  readonly skipped: readonly string[];
  /** Whether the check of a form is from another day and was not repeated. */
  readonly isOutdated: boolean;
}

/** A function that does the work of `compileAll`, in this or another process. */
export type CompileForms = (
  folders: CompileFolders,
  options?: CompileOptions,
) => Promise<CompileReport>;

/**
 * Checks every form as `npm run forms:check` does, and compiles it into content-addressed files.
 * The files are plan, validator, conditions and texts, each with compressed copies. Does not check
 * a form again whose sources did not change. Withholds a form with errors, which does not affect
 * the others.
 */
export async function compileAll(
  folders: CompileFolders,
  { isNewDay = false }: CompileOptions = {},
): Promise<CompileReport> {
  const { definitionsDir, formsDirs, tablesDir } = folders;
  await mkdir(definitionsDir, { recursive: true });
  const { rules, fingerprint } = await prepareCompiler();
  await writeCompressed(join(definitionsDir, rules.name), rules.source);
  const workbench = await openWorkbench({ tablesDir, scratch: definitionsDir });
  const index = await readIndex(definitionsDir);
  const base = hashOf([rules.name, fingerprint, ...workbench.shared.sources.values()]);
  const run: Run = { definitionsDir, workbench, index, base, rules: rules.name, isNewDay };
  const next: Record<string, IndexEntry> = {};
  const compiled: CompiledDefinition[] = [];
  const withheld: FaultyForm[] = [];
  try {
    for (const { form, formsDir, releases } of await readForms(formsDirs)) {
      const { code } = form;
      const entry = await entryOf(run, formsDir, form);
      if ('faults' in entry) {
        withheld.push(entry);
        continue;
      }
      next[code] = entry;
      const { hash, rules: name, remarks } = entry;
      const edited = editedLine(form, formsDir, releases, entry);
      compiled.push({ code, hash, rules: name, remarks: { code, ...remarks }, edited });
    }
  } finally {
    await workbench.close();
  }
  await writeIndex(definitionsDir, index, next);
  const skipped = (await Promise.all(formsDirs.map(skippedFolders))).flat().map(lineOf);
  const sharedErrors = checkShared(workbench).map(lineOf);
  const isOutdated = Object.values(next).some(({ checkedOn }) => checkedOn !== hongKongToday());
  return { compiled, withheld, sharedErrors, skipped, isOutdated };
}

interface Place {
  readonly formsDir: string;
  readonly releases: Releases;
}

interface PlacedForm extends Place {
  readonly form: FormFolder;
}

/**
 * Reads every form, all in parallel: an applicant may be waiting for a form that was just added.
 */
async function readForms(formsDirs: readonly string[]): Promise<readonly PlacedForm[]> {
  const places = await placesOf(formsDirs);
  return Promise.all(
    places.map(async ([code, place]) => ({
      ...place,
      form: await readForm(place.formsDir, code),
    })),
  );
}

/**
 * Returns the folder of each form, by code; a form in a later folder replaces the form of the same
 * code in an earlier folder.
 */
async function placesOf(formsDirs: readonly string[]): Promise<readonly [string, Place][]> {
  const places = new Map<string, Place>();
  for (const formsDir of formsDirs) {
    const releases = await readReleases(formsDir);
    for (const code of await formCodesIn(formsDir)) places.set(code, { formsDir, releases });
  }
  return [...places].sort(([a], [b]) => (a < b ? -1 : 1));
}

function editedLine(
  form: FormFolder,
  formsDir: string,
  releases: Releases,
  entry: IndexEntry,
): string | undefined {
  if (versionNeeded(releases, entry) === undefined) return undefined;
  const sources = sourcesOf(form, shownFolder(formsDir, form.code));
  return releaseFindings(sources, releases, entry).map(lineOf).join(' ');
}

/** A compilation of all forms. */
interface Run {
  readonly definitionsDir: string;
  readonly workbench: Workbench;
  readonly index: DefinitionIndex;
  /** Hash of everything that affects all forms. */
  readonly base: string;
  readonly rules: string;
  readonly isNewDay: boolean;
}

/** Returns the known entry of a form, or the result of a new check. */
async function entryOf(
  run: Run,
  formsDir: string,
  form: FormFolder,
): Promise<IndexEntry | FaultyForm> {
  const { code, sources, templates } = form;
  const shown = shownFolder(formsDir, code);
  const papers = [...templates].flatMap(([name, file]) => [name, bytesHash(file)]);
  const fingerprint = hashOf([run.base, shown, ...[...sources].flat(), ...papers]);
  const known = run.index[code];
  const isFresh = !run.isNewDay || known?.checkedOn === hongKongToday();
  if (known?.fingerprint === fingerprint && isFresh && isComplete(run.definitionsDir, known)) {
    return known;
  }
  const { findings, compiled } = await checkForm(run.workbench, form, shown);
  const { plan, contentHash } = compiled ?? {};
  const hasErrors = findings.some(({ severity }) => severity === 'error');
  if (!compiled || !plan || contentHash === undefined || hasErrors) {
    return { code, faults: gravestFirst(findings).map(lineOf) };
  }
  await writeDefinition(run.definitionsDir, compiled);
  const { version, hash } = plan;
  const remarks = remarksOf(findings);
  const checkedOn = hongKongToday();
  return { code, version, contentHash, fingerprint, checkedOn, hash, rules: run.rules, remarks };
}

/** Returns the SHA-256 of a file, hex; an empty text for an unread file. */
function bytesHash(file: Uint8Array | undefined): string {
  return file ? createHash('sha256').update(file).digest('hex') : '';
}

/** Returns the present day in Hong Kong: `2026-11-20`. */
function hongKongToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(new Date());
}

/** Sorts findings by severity. Errors come first, because they withhold a form. */
function gravestFirst(findings: readonly Finding[]): readonly Finding[] {
  const order: readonly Finding['severity'][] = ['error', 'warning', 'info'];
  return order.flatMap((wanted) => findings.filter(({ severity }) => severity === wanted));
}

function remarksOf(findings: readonly Finding[]): IndexEntry['remarks'] {
  const lines = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).map(lineOf);
  return { warnings: lines('warning'), notes: lines('info') };
}

/**
 * Writes the files in parallel: the best compression is slow, and the machine has several cores.
 */
async function writeDefinition(folder: string, compiled: CompiledForm) {
  const { plan, texts, validatorSource, conditionsSource } = compiled;
  if (!plan || !validatorSource || !conditionsSource) return;
  const files = definitionFiles(plan.code, plan.hash);
  await Promise.all([
    writeCompressed(join(folder, files.plan), JSON.stringify(plan)),
    writeCompressed(join(folder, files.validator), validatorSource),
    writeCompressed(join(folder, files.conditions), conditionsSource),
    ...LANGUAGES.map((lang) =>
      writeCompressed(join(folder, files.texts[lang]), JSON.stringify(texts[lang])),
    ),
  ]);
}
