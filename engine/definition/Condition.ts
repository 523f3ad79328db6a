/**
 * A compiled condition. `pattern` is absolute; its `*` stand for the rows that hold the field
 * which asks. The named value must be present, visible and satisfy `test`, a function of the
 * validator module.
 */
export type Condition =
  | { readonly kind: 'test'; readonly pattern: string; readonly test: string }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };

/** Index of a condition in `Plan.conditions`, so that equal conditions share their truth. */
export type ConditionRef = number;

/** A compiled value of the manifest: the first entry that holds wins; none may hold. */
export type Chosen<T> = readonly { readonly when?: ConditionRef; readonly value: T }[];
