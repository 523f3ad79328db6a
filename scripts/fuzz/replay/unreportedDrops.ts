import { isDeepStrictEqual } from 'node:util';
import {
  type FormData,
  isAbove,
  isEmpty,
  type Plan,
  parentOf,
  patternsAfter,
  stepsSince,
} from '#engine';
import type { AnswersOfVersion } from '../../../renderer/saved-file/answersOfVersion.ts';

/** A saved file and the result of loading it. */
interface Loading {
  readonly saved: FormData;
  /** The version that saved it. */
  readonly version: number;
  readonly loaded: AnswersOfVersion;
}

/**
 * Finds saved answers that are neither loaded nor reported. The expected place of an answer follows
 * only from the migrations, not from the changes that the loading reported.
 *
 * @returns a line for each lost answer
 */
export function unreportedDrops(
  migrations: Plan['migrations'],
  { saved, version, loaded }: Loading,
): readonly string[] {
  const steps = stepsSince(migrations, version);
  const isMapped = new Set(
    steps.flatMap((step) => (step.kind === 'map' ? [`/${step.at.join('/')}`] : [])),
  );
  return leavesIn(saved, '').flatMap(({ pointer, value }) => {
    const patterns = patternsAfter(patternOf(pointer), steps);
    if (patterns.length === 0) {
      return loaded.reasons.length > 0 ? [] : [`${pointer} is left out without a reason`];
    }
    const places = patterns.map((pattern) => inRowsOf(pointer, pattern));
    // Omitted options of a choice, and omitted rows of single answers, are reported individually.
    const isReported = [pointer, ...places].some((place) =>
      loaded.dropped.some((each) => isAbove(each, place) || isAbove(place, each)),
    );
    const found = places.flatMap((place) => [
      valueAt(loaded.data, place),
      ...shiftedRows(loaded, place),
    ]);
    // A split or mapped answer has another value, but must exist somewhere.
    const isOther = patterns.length > 1 || patterns.some((pattern) => isMapped.has(pattern));
    const isThere = found.some((each) =>
      isOther ? !isEmpty(each) : isDeepStrictEqual(each, value),
    );
    return isReported || isThere ? [] : [`${pointer} is not at ${places.join(', ')}`];
  });
}

/** Returns the answers of rows that moved up because a row above them was omitted and reported. */
function shiftedRows({ data, dropped }: AnswersOfVersion, place: string): readonly unknown[] {
  const lists = dropped.filter((each) => /\/\d+$/.test(each)).map(parentOf);
  return lists
    .filter((list) => isAbove(list, place))
    .flatMap((list) => leavesIn(valueAt(data, list), list).map(({ value }) => value));
}

interface Leaf {
  readonly pointer: string;
  readonly value: unknown;
}

/** Returns texts, numbers, ticks, choices and files that are not empty. */
function leavesIn(value: unknown, pointer: string): readonly Leaf[] {
  if (isEmpty(value)) return [];
  if (typeof value !== 'object' || value === null || 'ref' in value) return [{ pointer, value }];
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return [{ pointer, value }];
  }
  return Object.entries(value).flatMap(([key, inner]) => leavesIn(inner, `${pointer}/${key}`));
}

function patternOf(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** Returns the pointer for a pattern within the rows of another pointer. */
function inRowsOf(pointer: string, pattern: string): string {
  const rows = pointer.split('/').filter((part) => /^\d+$/.test(part));
  return pattern.replace(/\*/g, () => rows.shift() ?? '*');
}

function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      data,
    );
}
