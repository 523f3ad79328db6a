import type { Expression } from './Expression.ts';

/** What the Registry's systems get under one key. */
export type ExportEntry =
  /** An answer as it stands, an object or a list with all that is in it. Its pattern. */
  | { readonly kind: 'answer'; readonly pattern: string }
  | { readonly kind: 'value'; readonly of: Expression }
  | ExportedRows;

/** An entry for each row of a list. */
export interface ExportedRows {
  readonly kind: 'rows';
  /** Pattern of the list. */
  readonly each: string;
  /** First row, counted from 0. */
  readonly from: number;
  /** With one, the rows' keys stand beside the list's own: prefix, key, `__`, number from 1. */
  readonly prefix?: string;
  readonly as: ExportPlan;
}

/** Keys of the data export, each with where its value comes from. */
export type ExportPlan = Readonly<Record<string, ExportEntry>>;
