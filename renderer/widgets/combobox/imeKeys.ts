import type { KeyboardEvent } from 'react';

/** The key code that browsers report for a key that an input method handles. */
const IME_KEY = 229;

/**
 * Checks whether an input method handles a key. Such a key chooses a character and must do nothing
 * else (U-18).
 */
export function isImeKey({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === IME_KEY;
}

/** Prevents the combobox library from handling a key. */
export function skipInDownshift({ nativeEvent }: KeyboardEvent): void {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
