import type { Json, JsonObject } from '../definition/JsonSchema.ts';
import type { Manifest } from '../definition/Manifest.ts';
import type { AnswerPath, MigrationPlan, MigrationStep } from '../definition/MigrationPlan.ts';
import { patternsAfter, sourceOf, targetsOf } from '../migration/patternsAfter.ts';
import { parentOf, segmentsOf } from '../values/pointer.ts';
import type { Compilation } from './Compilation.ts';
import { isObject, listOf, objectOf } from './json.ts';
import { type Place, within } from './Reporter.ts';

/** A compiled step with the place in the manifest where faults of it are reported. */
interface PlacedStep {
  readonly step: MigrationStep;
  readonly place: Place;
}

/**
 * Compiles the changes that bring answers of earlier versions to this one. Checked: versions rise and
 * end with the form's own; a row moves within its list; every target leads, through the later steps, to
 * a field of this version.
 */
export function compileMigrations(
  compilation: Compilation,
  manifest: Manifest,
  place: Place,
): readonly MigrationPlan[] {
  const entries = listOf(manifest.migrations).map((entry, at) =>
    compileEntry(compilation, objectOf(entry), within(place, at)),
  );
  checkVersions(compilation, manifest, entries, place);
  checkTargets(
    compilation,
    entries.flatMap(({ steps }) => steps),
  );
  return entries.map(({ version, steps }) => ({ version, steps: steps.map(({ step }) => step) }));
}

interface Entry {
  readonly version: number;
  readonly steps: readonly PlacedStep[];
}

function compileEntry(compilation: Compilation, entry: JsonObject, place: Place): Entry {
  const steps = listOf(entry.steps).flatMap((source, at): readonly PlacedStep[] => {
    const inside = within(place, 'steps', at);
    const step = isObject(source) ? compileStep(source) : undefined;
    if (step && staysInRows(step)) return [{ step, place: inside }];
    const message = step ? 'An answer of a row cannot leave its row' : 'This is no migration step';
    const remedy = step
      ? 'Begin both pointers with the same list: /orders/*/a and /orders/*/b.'
      : 'Write rename, move, map, split or drop, as the schema of the manifest describes them.';
    compilation.report.error(inside, 'bad-migration', message, remedy);
    return [];
  });
  return { version: typeof entry.version === 'number' ? entry.version : 0, steps };
}

/** @returns `undefined` when it is none of the five */
function compileStep(source: JsonObject): MigrationStep | undefined {
  return splitStep(source) ?? moveStep(source) ?? valueStep(source);
}

function moveStep({ rename, move, to }: JsonObject): MigrationStep | undefined {
  if (isPath(rename) && typeof to === 'string') {
    return { kind: 'move', from: segmentsOf(rename), to: segmentsOf(`${parentOf(rename)}/${to}`) };
  }
  if (!isPath(move) || !isPath(to)) return undefined;
  return { kind: 'move', from: segmentsOf(move), to: segmentsOf(to) };
}

function splitStep({ split, at, into }: JsonObject): MigrationStep | undefined {
  const targets = listOf(into).filter(isPath).map(segmentsOf);
  if (!isPath(split) || targets.length < 2) return undefined;
  const separator = typeof at === 'string' && at !== '' ? at : ' ';
  return { kind: 'split', from: segmentsOf(split), separator, into: targets };
}

function valueStep({ map, values, drop, reason }: JsonObject): MigrationStep | undefined {
  if (isPath(map)) return { kind: 'map', at: segmentsOf(map), values: textsOf(values) };
  if (!isPath(drop) || typeof reason !== 'string') return undefined;
  return { kind: 'drop', at: segmentsOf(drop), reason };
}

function textsOf(values: Json | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(objectOf(values)).flatMap(([from, to]) =>
      typeof to === 'string' ? [[from, to] as const] : [],
    ),
  );
}

/** Names and `*`, and no row as a whole: a row keeps its number. */
function isPath(value: Json | undefined): value is string {
  return typeof value === 'string' && value.startsWith('/') && !value.endsWith('/*');
}

/** Whether the targets of a step are in the rows that its source is in. */
function staysInRows(step: MigrationStep): boolean {
  const from = sourceOf(step);
  return targetsOf(step).every((to) => rowsOf(to) === rowsOf(from));
}

/** @example rowsOf(['orders', '*', 'PRN']) // 'orders/*' */
function rowsOf(path: AnswerPath): string {
  return path.slice(0, path.lastIndexOf('*') + 1).join('/');
}

function checkVersions(
  { report }: Compilation,
  { version }: Manifest,
  entries: readonly Entry[],
  place: Place,
): void {
  entries.forEach((entry, at) => {
    const before = entries[at - 1]?.version ?? 1;
    if (entry.version > before && entry.version <= version) return;
    report.error(
      within(place, at, 'version'),
      'bad-migration',
      `A migration to version ${entry.version} has no place here`,
      `Name versions from 2 to ${version}, each higher than the one before.`,
    );
  });
}

/** A target may be moved, split or left out by a later step. */
function checkTargets({ patterns, report }: Compilation, steps: readonly PlacedStep[]): void {
  steps.forEach(({ step, place }, at) => {
    const later = steps.slice(at + 1).map((each) => each.step);
    for (const target of targetsOf(step)) {
      const finals = patternsAfter(`/${target.join('/')}`, later);
      for (const pattern of finals.filter((each) => patterns.get(each) === undefined)) {
        report.error(
          place,
          'bad-migration',
          `This leads to ${pattern}, which is no field of the form`,
          'Name a field of this version, or drop the answer with a reason.',
        );
      }
    }
  });
}
