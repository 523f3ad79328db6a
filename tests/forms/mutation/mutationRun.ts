import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SharedTable } from '#compiler';
import type { JsonObject } from '../../../engine/definition/JsonSchema.ts';
import { ROOT } from '../../../scripts/command/run.ts';
import { checkFolder } from '../../../server/forms/check/checkFolder.ts';
import { type Finding, lineOf } from '../../../server/forms/check/Finding.ts';
import { openWorkbench, type Workbench } from '../../../server/forms/compiler/Workbench.ts';
import { readJsonSource } from '../../../server/forms/source/JsonSource.ts';
import { readForm } from '../../../server/forms/source/readFormFiles.ts';
import { RELEASES_FILE } from '../../../server/forms/source/releases.ts';
import { seededRandom } from '../../protocol/seededRandom.ts';
import { type Edit, edited, type Operator, type ParsedForm, type Spot } from './Operator.ts';

/** The forms to mutate: together they use every key of the dialect. */
export const FORMS: readonly string[] = ['LREAL1', 'LR164', 'LODLIST', 'LR124', 'LR173', 'ATI'];

/** A mutated form, and the place of the change. */
export interface MutantPlace {
  readonly form: string;
  /** The place as the operator names it. */
  readonly where: string;
}

/** A form with one mistake, and the findings of the checker. */
export interface Mutant extends MutantPlace {
  /** Findings of the checker that the unbroken form does not have, a line each. */
  readonly found: readonly string[];
  /** Whether a line has a code of the mistake's own kind. */
  readonly isNamed: boolean;
}

/** A form in a separate folder; the run writes each mutant there. */
interface Bench {
  readonly form: ParsedForm;
  readonly folder: string;
  readonly known: ReadonlySet<string>;
}

/** A run that creates mutants and checks them. */
export interface MutationRun {
  /**
   * Breaks every form with an operator.
   *
   * @param most maximum number of mutants, from all places of all forms
   * @param seed selects the mutants
   * @param isWanted selects the places; all when absent
   */
  mutantsOf(
    operator: Operator,
    most: number,
    seed: number,
    isWanted?: (place: MutantPlace) => boolean,
  ): Promise<readonly Mutant[]>;
  close(): Promise<void>;
}

/** Reads the forms. One workbench checks every mutant. */
export async function openMutationRun(): Promise<MutationRun> {
  const workbench = await openWorkbench();
  const memory = await mkdtemp('/dev/shm/mutants-').catch(() => undefined);
  const folder = memory ?? (await mkdtemp(join(tmpdir(), 'mutants-')));
  const benches: Bench[] = [];
  for (const code of FORMS) {
    benches.push(await layOut(workbench, join(ROOT, 'forms'), code, join(folder, code)));
  }
  return {
    mutantsOf: async (operator, most, seed, isWanted = () => true) => {
      const all = benches.flatMap((bench) =>
        operator
          .spots(bench.form)
          .filter(({ where }) => isWanted({ form: bench.form.code, where }))
          .map((spot) => [bench, spot] as const),
      );
      const mutants: Mutant[] = [];
      for (const [bench, spot] of drawn(all, most, seed)) {
        mutants.push(await checked(workbench, bench, operator, spot));
      }
      return mutants;
    },
    close: async () => {
      await workbench.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a random selection, which depends only on the seed. */
function drawn<T>(all: readonly T[], most: number, seed: number): readonly T[] {
  const random = seededRandom(seed);
  return all
    .map((each) => [random.next(), each] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, each]) => each);
}

async function layOut(
  workbench: Workbench,
  from: string,
  code: string,
  folder: string,
): Promise<Bench> {
  const names = await readdir(join(from, code), { recursive: true });
  const files: Record<string, JsonObject> = {};
  for (const name of names.filter((each) => each.endsWith('.json')).sort()) {
    const text = await readFile(join(from, code, name), 'utf8');
    files[name.replaceAll('\\', '/')] = JSON.parse(text) as JsonObject;
    await mkdir(dirname(join(folder, code, name)), { recursive: true });
    await writeFile(join(folder, code, name), text);
  }
  const { files: read } = await readForm(from, code);
  const { contentHash } = read ? workbench.compile(read) : {};
  if (contentHash === undefined) throw new Error(`Cannot mutate ${code}: it does not compile`);
  const blocks = Object.fromEntries(
    Object.entries(workbench.shared.files.defs).map(([name, { schema }]) => [name, schema]),
  );
  const known = (await checkFolder(workbench, folder, code)).map(sentenceOf);
  const tables = Object.fromEntries(
    Object.entries(workbench.shared.files.tables).map(([name, { rows }]) => [name, { rows }]),
  );
  return { form: { code, files, blocks, tables, contentHash }, folder, known: new Set(known) };
}

async function checked(
  workbench: Workbench,
  { form, folder, known }: Bench,
  { codes }: Operator,
  { where, change }: Spot,
): Promise<Mutant> {
  const own = change.filter(({ file }) => !file.startsWith('schemas/'));
  const shared = change.filter(({ file }) => file.startsWith('schemas/'));
  const changed = new Map<string, JsonObject>();
  for (const edit of own) {
    const { file } = edit;
    const before = changed.get(file) ?? form.files[file] ?? {};
    changed.set(file, sorted(file, edited(before, edit)));
  }
  const pathOf = (file: string) =>
    file === RELEASES_FILE ? join(folder, file) : join(folder, form.code, file);
  try {
    for (const [file, value] of changed) await writeFile(pathOf(file), jsonText(value));
    const findings = await checkFolder(withShared(workbench, shared), folder, form.code);
    const news = findings.filter((finding) => !known.has(sentenceOf(finding)));
    const isNamed = news.some(({ code }) => codes.includes(code));
    return { form: form.code, where, found: news.map(lineOf), isNamed };
  } finally {
    for (const file of changed.keys()) {
      const before = form.files[file];
      if (before) await writeFile(pathOf(file), jsonText(before));
      else await rm(pathOf(file), { force: true });
    }
  }
}

/** Returns a finding without its line number, which depends on the lines above it. */
function sentenceOf({ file, code, message }: Finding): string {
  return `${file} ${code} ${message}`;
}

/** Sorts the texts of a locale, so that no mutant is reported for its order alone. */
function sorted(file: string, value: JsonObject): JsonObject {
  if (!file.startsWith('locales/')) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function jsonText(value: JsonObject): string {
  return JSON.stringify(value, null, 2);
}

/** Returns the workbench with changed shared blocks and tables. */
function withShared(workbench: Workbench, edits: readonly Edit[]): Workbench {
  if (edits.length === 0) return workbench;
  const defs = { ...workbench.shared.files.defs };
  const tables = { ...workbench.shared.files.tables };
  const sharedSources = new Map(workbench.sharedSources);
  for (const edit of edits) {
    const [, table] = /^schemas\/tables\/([a-z-]+)\.json$/.exec(edit.file) ?? [];
    if (table !== undefined) {
      const changed = edited({ rows: tables[table]?.rows ?? [] }, edit);
      // An operator may have written an invalid table: the check must report it.
      tables[table] = changed as unknown as SharedTable;
      sharedSources.set(edit.file, readJsonSource(jsonText(changed)));
      continue;
    }
    const [, name = ''] = /([a-z-]+)\.schema\.json$/.exec(edit.file) ?? [];
    const block = defs[name];
    if (!block) throw new RangeError(`Cannot edit ${edit.file}: there is no such block`);
    const schema = edited(block.schema, edit);
    defs[name] = { ...block, schema };
    sharedSources.set(edit.file, readJsonSource(jsonText(schema)));
  }
  const files = { ...workbench.shared.files, defs, tables };
  return {
    ...workbench,
    shared: { ...workbench.shared, files },
    sharedSources,
    compile: (form) => workbench.compile(form, files),
  };
}
