import type { KeyboardEvent } from 'react';

/** What browsers say of a key that an input method has taken. */
const IME_KEY = 229;

/** Whether a key belongs to an input method: it chooses a character, and nothing else (U-18). */
export function isImeKey({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === IME_KEY;
}

/** Keeps the combobox library from acting on a key. */
export function silence({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
