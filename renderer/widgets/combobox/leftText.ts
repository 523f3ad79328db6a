import { type FormStore, segmentsOf } from '#engine';
import { rowKeysAlong } from '../../form-context/rowKeysAlong.ts';

/**
 * Texts in search inputs that match no option, by `textKeyAt` of the input. They are not answers.
 * The texts belong to a form store, so that they are restored when the applicant returns to the
 * step. They also follow a record that is moved, restored or shown again, although its inputs are
 * then new elements.
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
 * Returns a pointer with row keys instead of row indices, so that the result stays the same when
 * rows move. New rows have new keys. Outside of rows, the result contains the number of clearings,
 * so that a clearing drops the texts.
 */
function textKeyAt(store: FormStore, pointer: string): string {
  const keys = rowKeysAlong(store, pointer);
  const names = segmentsOf(pointer).map((name, at) => keys[at] ?? name);
  const isInRow = keys.some((key) => key !== undefined);
  return [isInRow ? '' : store.clearings(), ...names].join('/');
}
