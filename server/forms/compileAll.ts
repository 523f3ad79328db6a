import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CompiledForm } from '#compiler';
import { LANGUAGES } from '#engine';
import type { FaultyForm, FormRemarks } from '../ports/FormCatalogue.ts';
import { checkForm } from './check/checkForm.ts';
import { checkShared } from './check/checkShared.ts';
import { type Finding, lineOf } from './check/Finding.ts';
import { shownFolder, sourcesOf } from './check/formSources.ts';
import { releaseFindings } from './check/releaseFindings.ts';
import { skippedFolders } from './check/skippedFolders.ts';
import { openWorkbench, type Workbench } from './check/Workbench.ts';
import { definitionFiles } from './definitionFiles.ts';
import {
  type DefinitionIndex,
  type IndexEntry,
  isComplete,
  readIndex,
  writeIndex,
} from './definitionIndex.ts';
import { hashOf } from './hashOf.ts';
import type { WatchedFolders } from './lookAtFolders.ts';
import { prepareCompiler } from './prepareCompiler.ts';
import { type FormFolder, formCodesIn, readForm } from './readFormFiles.ts';
import { type Releases, readReleases, versionNeeded } from './releases.ts';
import { writeCompressed } from './writeCompressed.ts';

/** Where forms are and where their compiled files go. */
export interface CompileFolders extends WatchedFolders {
  readonly definitionsDir: string;
}

/** What has to be done again although no file changed. */
export interface CompileOptions {
  /** A verdict of another day is made anew: tables and windows go by the calendar. */
  readonly isNewDay?: boolean;
}

/** A form that compiled; its files are in the folder of the definitions. */
export interface CompiledDefinition {
  readonly code: string;
  readonly hash: string;
  /** Name of the rules module that its validator imports. */
  readonly rules: string;
  readonly remarks: FormRemarks;
  /** Set when this version is released and was edited since: what to say of it. */
  readonly edited?: string | undefined;
}

/** What came of checking and compiling every form. */
export interface CompileReport {
  readonly compiled: readonly CompiledDefinition[];
  readonly withheld: readonly FaultyForm[];
  /** What is wrong with the shared blocks and tables, a line each. */
  readonly sharedFaults: readonly string[];
  /** The folders that are passed over for their names, a line each. */
  readonly skipped: readonly string[];
  /** Whether a verdict of another day was left as it is. */
  readonly isOutdated: boolean;
}

/** `compileAll`, or the same done elsewhere. */
export type CompileForms = (
  folders: CompileFolders,
  options?: CompileOptions,
) => Promise<CompileReport>;

/**
 * Checks every form as `npm run forms:check` does and compiles it into content-addressed files: plan,
 * validator and texts, each with its compressed copies. A form whose sources did not change since is
 * neither checked nor compiled again; a form with errors is withheld and the others are not touched
 * by it.
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
  const sharedFaults = checkShared(workbench).map(lineOf);
  const isOutdated = Object.values(next).some(({ checkedOn }) => checkedOn !== hongKongToday());
  return { compiled, withheld, sharedFaults, skipped, isOutdated };
}

interface Place {
  readonly formsDir: string;
  readonly releases: Releases;
}

interface PlacedForm extends Place {
  readonly form: FormFolder;
}

/** Every form as read, all at once: an applicant may be waiting for one that was dropped in. */
async function readForms(formsDirs: readonly string[]): Promise<readonly PlacedForm[]> {
  const places = await placesOf(formsDirs);
  return Promise.all(
    places.map(async ([code, place]) => ({
      ...place,
      form: await readForm(place.formsDir, code),
    })),
  );
}

/** Where each form is, by code; a later folder's form takes the place of an earlier one's. */
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
  return releaseFindings(sourcesOf(form, formsDir), releases, entry).map(lineOf).join(' ');
}

/** One compilation of all forms. */
interface Run {
  readonly definitionsDir: string;
  readonly workbench: Workbench;
  readonly index: DefinitionIndex;
  /** Hash of what counts for every form. */
  readonly base: string;
  readonly rules: string;
  readonly isNewDay: boolean;
}

/** What is known of a form, or what comes of checking it now. */
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
  const { findings, compiled } = await checkForm(run.workbench, formsDir, form);
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

/** SHA-256 of a file, hex; of one that was not read, nothing. */
function bytesHash(file: Uint8Array | undefined): string {
  return file ? createHash('sha256').update(file).digest('hex') : '';
}

/** `2026-11-20`. */
function hongKongToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Hong_Kong' }).format(new Date());
}

/** What withholds a form stands before what is only worth knowing. */
function gravestFirst(findings: readonly Finding[]): readonly Finding[] {
  const order: readonly Finding['severity'][] = ['error', 'warning', 'info'];
  return order.flatMap((wanted) => findings.filter(({ severity }) => severity === wanted));
}

function remarksOf(findings: readonly Finding[]): IndexEntry['remarks'] {
  const lines = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).map(lineOf);
  return { warnings: lines('warning'), notes: lines('info') };
}

/** All at once: the best compression takes its time, and the machine has several cores. */
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
