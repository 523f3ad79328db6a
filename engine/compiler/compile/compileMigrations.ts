import type { Json, JsonObject } from '../../definition/JsonSchema.ts';
import type { Manifest } from '../../definition/Manifest.ts';
import type { AnswerPath, MigrationPlan, MigrationStep } from '../../definition/MigrationPlan.ts';
import { patternsAfter, sourceOf, targetsOf } from '../../migration/patternsAfter.ts';
import { parentOf, segmentsOf } from '../../values/pointer.ts';
import type { Compilation } from '../source/Compilation.ts';
import { isObject, listOf, objectOf } from '../source/json.ts';
import { type Place, within } from '../source/Reporter.ts';

/** A compiled step with its place in the manifest, for diagnostics. */
interface PlacedStep {
  readonly step: MigrationStep;
  readonly place: Place;
}

/**
 * Compiles the steps that migrate answers of earlier versions to this version. Versions must
 * ascend, and none may exceed the form's own version. A row must move within its list. Every target
 * must lead, through the later steps, to a field of this version.
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
    const message = step
      ? 'An answer of a row cannot leave its row'
      : 'This is not a migration step';
    const remedy = step
      ? 'Begin both pointers with the same list: /orders/*/a and /orders/*/b.'
      : 'Write rename, move, map, split or drop, as the meta-schema of the manifest describes them.';
    compilation.report.error(inside, 'bad-migration', message, remedy);
    return [];
  });
  return { version: typeof entry.version === 'number' ? entry.version : 0, steps };
}

/**
 * Compiles a migration step.
 *
 * @returns `undefined` if the source is not one of the five kinds of step
 */
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

/**
 * Checks for a path of names and `*`. A path to a whole row is refused, because a row keeps its
 * number.
 */
function isPath(value: Json | undefined): value is string {
  return typeof value === 'string' && value.startsWith('/') && !value.endsWith('/*');
}

/** Checks whether the targets of a step are in the same rows as its source. */
function staysInRows(step: MigrationStep): boolean {
  const from = sourceOf(step);
  return targetsOf(step).every((to) => rowsOf(to) === rowsOf(from));
}

/** Returns a path up to its last list: `orders/*` for a field of an order. */
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
      `A migration to version ${entry.version} is not allowed here`,
      `Name versions from 2 to ${version}, each higher than the one before.`,
    );
  });
}

/** Reports targets that lead to no field. A later step may move, split or drop a target. */
function checkTargets({ patterns, report }: Compilation, steps: readonly PlacedStep[]): void {
  steps.forEach(({ step, place }, at) => {
    const later = steps.slice(at + 1).map((each) => each.step);
    for (const target of targetsOf(step)) {
      const finals = patternsAfter(`/${target.join('/')}`, later);
      for (const pattern of finals.filter((each) => patterns.get(each) === undefined)) {
        report.error(
          place,
          'bad-migration',
          `This leads to ${pattern}, which is not a field of the form`,
          'Name a field of this version, or drop the answer with a reason.',
        );
      }
    }
  });
}
