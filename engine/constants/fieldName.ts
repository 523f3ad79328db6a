/**
 * The name of a field as the source of a regular expression with the flag `u`: letters of any
 * script, digits, `_` and `-`. The patterns in `schemas/meta` contain it, too.
 */
export const FIELD_NAME = String.raw`[\p{L}_@][\p{L}\p{M}\p{N}_-]*`;
