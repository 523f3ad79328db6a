import type { MigrationPlan, MigrationStep } from '../definition/MigrationPlan.ts';
import {
  type Group,
  isFree,
  isGroup,
  type Place,
  placeInSameRows,
  placesOf,
  putAt,
  removeAt,
  valueAt,
} from './answerPlaces.ts';
import { sourceOf, stepsSince } from './patternsAfter.ts';

/** A change that a migration made. Pointers contain row numbers: `/orders/0/PRN`. */
export type AnswerChange =
  | { readonly kind: 'moved'; readonly from: string; readonly to: readonly string[] }
  | { readonly kind: 'mapped'; readonly at: string }
  | { readonly kind: 'dropped'; readonly from: string; readonly reason: string };

/** Answers migrated to the newest version. */
export interface MigratedAnswers {
  readonly data: unknown;
  /** The changes in order; each pointer is valid at the moment of its change. */
  readonly changes: readonly AnswerChange[];
}

/**
 * Migrates saved answers to the version of the form. The answers are untrusted. An answer that a
 * step cannot change (its target has a value, or it is not a text) stays where it is. The form then
 * reports this answer as omitted, so that no answer is lost without a message.
 *
 * @param migrations the form's migrations, in the order of their versions
 * @param saved the answers of a file or a draft
 * @param version the form version that saved the answers
 *
 * @example
 * const migrations = [{ version: 2, steps: [{ kind: 'move', from: ['tel'], to: ['phone'] }] }];
 * migrateAnswers(migrations, { tel: '21234567' }, 1);
 * // { data: { phone: '21234567' }, changes: [{ kind: 'moved', from: '/tel', to: ['/phone'] }] }
 * migrateAnswers(migrations, { tel: '21234567' }, 2).data;
 * // { tel: '21234567' }: saved with the new version
 * migrateAnswers(migrations, { tel: '1', phone: '2' }, 1).data;
 * // { tel: '1', phone: '2' }: the new place is taken
 */
export function migrateAnswers(
  migrations: readonly MigrationPlan[] | undefined,
  saved: unknown,
  version: number,
): MigratedAnswers {
  const steps = stepsSince(migrations, version);
  if (steps.length === 0 || !isGroup(saved)) return { data: saved, changes: [] };
  // The steps change this copy: a new copy for each row would take minutes for a malicious file.
  const data = JSON.parse(JSON.stringify(saved)) as Group;
  const changes = steps.flatMap((step) =>
    placesOf(data, sourceOf(step)).flatMap((place) => changed(data, place, step) ?? []),
  );
  return { data, changes };
}

/** Applies one step at one place. @returns the change; `undefined` when nothing changed */
function changed(data: Group, place: Place, step: MigrationStep): AnswerChange | undefined {
  switch (step.kind) {
    case 'move':
      return moved(data, place, [[placeInSameRows(step.to, place), valueAt(data, place)]]);
    case 'split':
      return moved(data, place, pieces(valueAt(data, place), place, step));
    case 'map':
      return mapped(data, place, step.values);
    case 'drop':
      removeAt(data, place);
      return { kind: 'dropped', from: pointer(place), reason: step.reason };
  }
}

type Put = readonly [Place, unknown];

/** Moves a value to other places, if all of those are free. */
function moved(data: Group, from: Place, values: readonly Put[]): AnswerChange | undefined {
  if (values.length === 0 || !values.every(([to]) => isFree(data, to))) return undefined;
  removeAt(data, from);
  for (const [to, value] of values) putAt(data, to, value);
  return { kind: 'moved', from: pointer(from), to: values.map(([to]) => pointer(to)) };
}

/** Splits a text; an empty piece is not written to its place. */
function pieces(
  value: unknown,
  place: Place,
  { separator, into }: Extract<MigrationStep, { readonly kind: 'split' }>,
): readonly Put[] {
  if (typeof value !== 'string') return [];
  const parts = value.trim().split(separator);
  const first = parts.slice(0, into.length - 1);
  const texts = [...first, parts.slice(first.length).join(separator)];
  return into.flatMap((path, at) => {
    const text = texts[at]?.trim() ?? '';
    return text === '' ? [] : [[placeInSameRows(path, place), text] as const];
  });
}

function mapped(
  data: Group,
  place: Place,
  values: Readonly<Record<string, string>>,
): AnswerChange | undefined {
  const mapOne = (each: unknown) =>
    typeof each === 'string' && Object.hasOwn(values, each) ? values[each] : each;
  const value = valueAt(data, place);
  const next = Array.isArray(value) ? value.map(mapOne) : mapOne(value);
  if (JSON.stringify(next) === JSON.stringify(value)) return undefined;
  putAt(data, place, next);
  return { kind: 'mapped', at: pointer(place) };
}

function pointer(place: Place): string {
  return `/${place.join('/')}`;
}
