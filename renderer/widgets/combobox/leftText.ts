import { type FormStore, segmentsOf } from '#engine';
import { rowKeysAlong } from '../../form-context/rowKeysAlong.ts';

/**
 * Texts in search inputs that match no option, by the pointer of the input. They are not answers.
 * They are stored per form store, so that they are restored when the applicant returns to the step.
 * They follow their record when it is moved, restored or shown again, because its inputs are new
 * elements then.
 */
const LEFT = new WeakMap<FormStore, Map<string, string>>();

/** Returns the unmatched text at a pointer. */
export function leftText(store: FormStore, pointer: string): string | undefined {
  return LEFT.get(store)?.get(textKeyAt(store, pointer));
}

/** Stores the unmatched text at a pointer, or removes it. */
export function keepText(store: FormStore, pointer: string, text: string | undefined): void {
  const place = textKeyAt(store, pointer);
  const texts = LEFT.get(store) ?? new Map<string, string>();
  LEFT.set(store, texts);
  if (text === undefined) texts.delete(place);
  else texts.set(place, text);
}

/**
 * Returns a pointer with the keys of rows instead of their indices, so that it is stable when rows
 * move. Rows that replace removed ones have new keys. Outside of rows, the count of clearings
 * separates answers before and after a clearing.
 */
function textKeyAt(store: FormStore, pointer: string): string {
  const keys = rowKeysAlong(store, pointer);
  const names = segmentsOf(pointer).map((name, at) => keys[at] ?? name);
  const isInRow = keys.some((key) => key !== undefined);
  return [isInRow ? '' : store.clearings(), ...names].join('/');
}
