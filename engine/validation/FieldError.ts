/** One thing wrong with one answer: where, which message, with what in it. Never prose. */
export interface FieldError {
  /** JSON Pointer of the answer with row indices: `/orders/0/PRN`. */
  readonly path: string;
  /** Message key of the catalogue: `validation_invalidHKID`. */
  readonly key: string;
  /** What the message text's `{0}`, `{1}` stand for. */
  readonly args: readonly (string | number)[];
  /** Keyword of the rule that failed, for a text of the form's own: `<textKey>.error.hkid`. */
  readonly rule?: string;
  /**
   * What of the answer is wrong, where the rule can tell: a text of its own, `<key>_<part>`, takes the
   * place of the key's. In the browser only; on the wire the key says it all.
   */
  readonly part?: string;
}

/** Whether two errors say the same of the same answer; two absent ones do. */
export function isSameError(a: FieldError | undefined, b: FieldError | undefined): boolean {
  if (a === b || !a || !b) return a === b;
  return (
    a.path === b.path &&
    a.key === b.key &&
    // Each of them can choose another text for the same key.
    a.rule === b.rule &&
    a.part === b.part &&
    a.args.length === b.args.length &&
    a.args.every((arg, index) => arg === b.args[index])
  );
}
