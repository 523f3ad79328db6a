/** An error of one answer: its pointer, message key and arguments. It contains no prose. */
export interface FieldError {
  /** The JSON Pointer of the answer with row indices, such as `/orders/0/PRN`. */
  readonly path: string;
  /** The message key of the catalogue, such as `validation_invalidHKID`. */
  readonly key: string;
  /** The values of the message text's `{0}` and `{1}`. */
  readonly args: readonly (string | number)[];
  /** The keyword of the failed rule, for a text of the form itself: `<textKey>.error.hkid`. */
  readonly rule?: string;
  /**
   * The wrong part of the answer, if the rule identifies a part. A text with the key `<key>_<part>`
   * replaces the text of the key. The part exists only in the browser; the server sends the key
   * alone.
   */
  readonly part?: string;
}

/**
 * Checks whether two errors are equal: path, key, arguments, rule and part. Two absent errors are
 * equal.
 *
 * @example
 * isSameError({ path: '/a', key: 'k', args: [1] }, { path: '/a', key: 'k', args: [1] }); // true
 * isSameError({ path: '/a', key: 'k', args: [1] }, { path: '/a', key: 'k', args: [2] }); // false
 * isSameError(undefined, undefined); // true
 */
export function isSameError(a: FieldError | undefined, b: FieldError | undefined): boolean {
  if (a === b || !a || !b) return a === b;
  return (
    a.path === b.path &&
    a.key === b.key &&
    // Rule and part can each select another text for the same key.
    a.rule === b.rule &&
    a.part === b.part &&
    a.args.length === b.args.length &&
    a.args.every((arg, index) => arg === b.args[index])
  );
}
