import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CompiledForm, compileForm, type Diagnostic } from '#compiler';
import { LANGUAGES } from '#engine';
import type { FaultyForm } from '../ports/FormCatalogue.ts';
import type { RulesModule } from './buildRules.ts';
import { definitionFiles } from './definitionFiles.ts';
import { hashOf } from './hashOf.ts';
import { readJsonSource } from './JsonSource.ts';
import type { WatchedFolders } from './lookAtFolders.ts';
import { patternFaults } from './patternFaults.ts';
import { prepareCompiler } from './prepareCompiler.ts';
import {
  type FormFolder,
  formCodesIn,
  readForm,
  readShared,
  type SharedFolder,
  type SourceTexts,
} from './readFormFiles.ts';
import {
  editedWords,
  type FormVersion,
  type Releases,
  readReleases,
  versionNeeded,
} from './releases.ts';
import { writeCompressed } from './writeCompressed.ts';

/** Where forms are and where their compiled files go. */
export interface CompileFolders extends WatchedFolders {
  readonly definitionsDir: string;
}

/** A form that compiled; its files are in the folder of the definitions. */
export interface CompiledDefinition {
  readonly code: string;
  readonly hash: string;
  /** Name of the rules module that its validator imports. */
  readonly rules: string;
  /** Set when this version is released and was edited since: what to say of it. */
  readonly edited?: string | undefined;
}

/** What came of compiling every form. */
export interface CompileReport {
  readonly compiled: readonly CompiledDefinition[];
  readonly withheld: readonly FaultyForm[];
}

/**
 * Compiles every form into content-addressed files: plan, validator and texts, each with its
 * compressed copies. A form whose sources did not change since is not compiled again; a form with
 * faults is withheld and the others are not touched by it.
 */
export async function compileAll(folders: CompileFolders): Promise<CompileReport> {
  await mkdir(folders.definitionsDir, { recursive: true });
  const { rules, fingerprint: engine } = await prepareCompiler();
  await writeCompressed(join(folders.definitionsDir, rules.name), rules.source);
  const shared = await readShared(folders.tablesDir);
  const index = await readIndex(folders.definitionsDir);
  const base = hashOf([rules.name, engine, ...shared.sources.values()]);
  const next: Record<string, IndexEntry> = {};
  const compiled: CompiledDefinition[] = [];
  const withheld: FaultyForm[] = [];
  for (const [code, { formsDir, releases }] of await placesOf(folders.formsDirs)) {
    const form = await readForm(formsDir, code);
    const fingerprint = hashOf([base, ...[...form.sources].flat()]);
    const known = index[code];
    const entry =
      known?.fingerprint === fingerprint && isComplete(folders.definitionsDir, known)
        ? known
        : await compileOne(form, { folders, rules, shared, fingerprint });
    if ('faults' in entry) {
      withheld.push(entry);
      continue;
    }
    next[code] = entry;
    const { hash, rules: name } = entry;
    compiled.push({ code, hash, rules: name, edited: editedFault(releases, entry) });
  }
  await writeIndex(folders.definitionsDir, index, next);
  return { compiled, withheld };
}

interface Place {
  readonly formsDir: string;
  readonly releases: Releases;
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

function editedFault(releases: Releases, form: FormVersion): string | undefined {
  const needed = versionNeeded(releases, form);
  if (needed === undefined) return undefined;
  const { message, remedy } = editedWords(form.version, needed);
  return `forms/${form.code}/manifest.json /version ${message} (${remedy})`;
}

/**
 * One line for each diagnostic: `file:line:column message (remedy)`.
 *
 * @param sources texts of the files that diagnostics may name
 */
function describeDiagnostic(diagnostic: Diagnostic, sources: SourceTexts): string {
  const text = sources.get(diagnostic.file);
  const place = text === undefined ? undefined : readJsonSource(text).placeOf(diagnostic.pointer);
  const where = place ? `${diagnostic.file}:${place.line}:${place.column}` : diagnostic.file;
  return `${where} ${diagnostic.pointer} ${diagnostic.message} (${diagnostic.remedy})`;
}

interface IndexEntry extends FormVersion {
  readonly fingerprint: string;
  readonly hash: string;
  readonly rules: string;
}

interface Compilation {
  readonly folders: CompileFolders;
  readonly rules: RulesModule;
  readonly shared: SharedFolder;
  readonly fingerprint: string;
}

async function compileOne(
  form: FormFolder,
  { folders, rules, shared, fingerprint }: Compilation,
): Promise<IndexEntry | FaultyForm> {
  const { code, files } = form;
  if (!files) return { code, faults: form.faults };
  const missing = missingFiles(form);
  if (missing.length > 0) return { code, faults: missing };
  const done = compileSafely(code, () =>
    compileForm(files, shared.files, {
      digest: (text) => hashOf([text]),
      rulesModule: `./${rules.name}`,
    }),
  );
  if ('faults' in done) return done;
  const diagnostics = [...done.diagnostics, ...patternFaults(files)];
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const { plan, contentHash } = done;
  if (!plan || contentHash === undefined || errors.length > 0) {
    const sources = new Map([...shared.sources, ...form.sources]);
    return { code, faults: errors.map((each) => describeDiagnostic(each, sources)) };
  }
  await writeDefinition(folders.definitionsDir, done);
  const { version, hash } = plan;
  return { code, version, contentHash, fingerprint, hash, rules: rules.name };
}

/** A folder with a manifest is whole or is still being copied: nothing of it is made up. */
function missingFiles({ code, files, sources }: FormFolder): readonly string[] {
  const folder = `forms/${code}`;
  if (!files || !sources.has(`${folder}/manifest.json`)) return [];
  const languages = files.manifest.languages ?? LANGUAGES;
  return ['ui.json', ...languages.map((lang) => `locales/${lang}.json`)]
    .map((name) => `${folder}/${name}`)
    .filter((name) => !sources.has(name))
    .map((name) => `${name}: is missing`);
}

/** A compiler that falls over takes one form with it, not the portal. */
function compileSafely(code: string, compile: () => CompiledForm): CompiledForm | FaultyForm {
  try {
    return compile();
  } catch (error) {
    return {
      code,
      faults: [`the compiler failed: ${error instanceof Error ? error.message : ''}`],
    };
  }
}

/** All at once: the best compression takes its time, and the machine has several cores. */
async function writeDefinition(folder: string, { plan, texts, validatorSource }: CompiledForm) {
  if (!plan || !validatorSource) return;
  const files = definitionFiles(plan.code, plan.hash);
  await Promise.all([
    writeCompressed(join(folder, files.plan), JSON.stringify(plan)),
    writeCompressed(join(folder, files.validator), validatorSource),
    ...LANGUAGES.map((lang) =>
      writeCompressed(join(folder, files.texts[lang]), JSON.stringify(texts[lang])),
    ),
  ]);
}

function isComplete(folder: string, { code, hash, rules }: IndexEntry): boolean {
  const { plan, validator, texts } = definitionFiles(code, hash);
  return [plan, validator, rules, ...Object.values(texts)].every((n) =>
    existsSync(join(folder, n)),
  );
}

const INDEX = 'index.json';

/** An index that is missing or was cut short only means that everything is compiled again. */
async function readIndex(folder: string): Promise<Readonly<Record<string, IndexEntry>>> {
  try {
    return JSON.parse(await readFile(join(folder, INDEX), 'utf8')) as Record<string, IndexEntry>;
  } catch {
    return {};
  }
}

/** Nothing is written when nothing changed, so that the folder may be read-only. */
async function writeIndex(folder: string, before: object, after: object): Promise<void> {
  const text = JSON.stringify(after, null, 2);
  if (text !== JSON.stringify(before, null, 2)) await writeFile(join(folder, INDEX), `${text}\n`);
}
