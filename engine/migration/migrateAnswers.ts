import type { MigrationPlan, MigrationStep } from '../definition/MigrationPlan.ts';
import {
  type Group,
  isFree,
  isGroup,
  type Place,
  placeInSameRows,
  placesOf,
  putAt,
  takeOut,
  valueAt,
} from './answerPlaces.ts';
import { sourceOf, stepsSince } from './patternsAfter.ts';

/** One answer that a migration changed. Pointers name rows by their numbers: `/orders/0/PRN`. */
export type AnswerChange =
  | { readonly kind: 'moved'; readonly from: string; readonly to: readonly string[] }
  | { readonly kind: 'mapped'; readonly at: string }
  | { readonly kind: 'dropped'; readonly from: string; readonly reason: string };

/** Answers as the newest version has them. */
export interface MigratedAnswers {
  readonly data: unknown;
  /** In the order of the changes; a pointer is that of the moment. */
  readonly changes: readonly AnswerChange[];
}

/**
 * Brings saved answers to the version of the form. Nothing in them is trusted. An answer that a step
 * cannot change (its new place is taken, or it is no text) remains where it is; reading it with the form
 * then reports it as left out, so that nothing is lost in silence.
 *
 * @param migrations of the form, in the order of their versions
 * @param saved answers of a file or a draft
 * @param version version of the form that they were saved with
 *
 * @example
 * const step = { kind: 'move', from: ['tel'], to: ['phone'] } as const;
 * migrateAnswers([{ version: 2, steps: [step] }], { tel: '21234567' }, 1).data; // { phone: '21234567' }
 */
export function migrateAnswers(
  migrations: readonly MigrationPlan[] | undefined,
  saved: unknown,
  version: number,
): MigratedAnswers {
  const steps = stepsSince(migrations, version);
  if (steps.length === 0 || !isGroup(saved)) return { data: saved, changes: [] };
  // Changed in place from here on: a copy for each row would take minutes for a hostile file.
  const data = JSON.parse(JSON.stringify(saved)) as Group;
  const changes = steps.flatMap((step) =>
    placesOf(data, sourceOf(step)).flatMap((place) => changed(data, place, step) ?? []),
  );
  return { data, changes };
}

/** @returns `undefined` where nothing was changed */
function changed(data: Group, place: Place, step: MigrationStep): AnswerChange | undefined {
  switch (step.kind) {
    case 'move':
      return moved(data, place, [[placeInSameRows(step.to, place), valueAt(data, place)]]);
    case 'split':
      return moved(data, place, pieces(valueAt(data, place), place, step));
    case 'map':
      return mapped(data, place, step.values);
    case 'drop':
      takeOut(data, place);
      return { kind: 'dropped', from: pointer(place), reason: step.reason };
  }
}

type Put = readonly [Place, unknown];

/** Moves what a place holds to others, if all of those are free. */
function moved(data: Group, from: Place, values: readonly Put[]): AnswerChange | undefined {
  if (values.length === 0 || !values.every(([to]) => isFree(data, to))) return undefined;
  takeOut(data, from);
  for (const [to, value] of values) putAt(data, to, value);
  return { kind: 'moved', from: pointer(from), to: values.map(([to]) => pointer(to)) };
}

/** Cuts a text; a place that would get an empty piece gets none. */
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
