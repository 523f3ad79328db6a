/**
 * A compiled condition. `pattern` is absolute; its `*` are the rows that contain the field with the
 * condition. The named value must be present and visible, and satisfy `test`, a function of the
 * validator module.
 */
export type Condition =
  | { readonly kind: 'test'; readonly pattern: string; readonly test: string }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };

/** The index of a condition in `Plan.conditions`. Equal conditions share one index. */
export type ConditionRef = number;

/** A compiled value of the manifest. The first entry that holds wins; possibly no entry holds. */
export type Chosen<T> = readonly { readonly when?: ConditionRef; readonly value: T }[];
