import { type FormStore, segmentsOf } from '#engine';
import { rowKeysAlong } from '../../form/rowKeysAlong.ts';

/**
 * Texts that were left in searching boxes and are no option, by where the box stands. They are no
 * answers; kept beside those, so that they are there again on the way back to their step, and stay with
 * their record when it is moved, put back or shown again: the boxes are other ones then.
 */
const LEFT = new WeakMap<FormStore, Map<string, string>>();

/** The text that was left at a pointer. */
export function leftText(store: FormStore, pointer: string): string | undefined {
  return LEFT.get(store)?.get(placeOf(store, pointer));
}

/** Keeps the text that was left at a pointer, or forgets it. */
export function keepText(store: FormStore, pointer: string, text: string | undefined): void {
  const place = placeOf(store, pointer);
  const texts = LEFT.get(store) ?? new Map<string, string>();
  LEFT.set(store, texts);
  if (text === undefined) texts.delete(place);
  else texts.set(place, text);
}

/**
 * A pointer that stays the same whatever rows are moved: the keys of rows in place of their indices. Rows
 * that are gone, or replaced by those of a loaded file, never give theirs to others; outside of rows the
 * count of clearings tells such answers from those before.
 */
function placeOf(store: FormStore, pointer: string): string {
  const keys = rowKeysAlong(store, pointer);
  const names = segmentsOf(pointer).map((name, at) => keys[at] ?? name);
  const isInRow = keys.some((key) => key !== undefined);
  return [isInRow ? '' : store.clearings(), ...names].join('/');
}
