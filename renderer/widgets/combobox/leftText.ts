import { type FormStore, segmentsOf } from '#engine';
import { rowKeysAlong } from '../../form/rowKeysAlong.ts';

/**
 * Texts that were left in searching boxes and are no option, by where the box stands. They are no
 * answers; kept beside those, so that they stay with their record when it is moved, put back or shown
 * again: its boxes are other ones then.
 */
const LEFT = new WeakMap<FormStore, Map<string, string>>();

/** The text that was left at a pointer; nothing outside of records, whose boxes stay. */
export function leftText(store: FormStore, pointer: string): string | undefined {
  const place = placeOf(store, pointer);
  return place === undefined ? undefined : LEFT.get(store)?.get(place);
}

/** Keeps the text that was left at a pointer, or forgets it. */
export function keepText(store: FormStore, pointer: string, text: string | undefined): void {
  const place = placeOf(store, pointer);
  if (place === undefined) return;
  const texts = LEFT.get(store) ?? new Map<string, string>();
  LEFT.set(store, texts);
  if (text === undefined) texts.delete(place);
  else texts.set(place, text);
}

/**
 * A pointer that stays the same whatever rows are moved: the keys of rows in place of their indices. Rows
 * that are gone, or replaced by those of a loaded file, never give theirs to others.
 */
function placeOf(store: FormStore, pointer: string): string | undefined {
  const keys = rowKeysAlong(store, pointer);
  if (keys.every((key) => key === undefined)) return undefined;
  return segmentsOf(pointer)
    .map((name, at) => keys[at] ?? name)
    .join('/');
}
