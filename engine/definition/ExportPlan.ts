import type { Expression } from './Expression.ts';

/** The source of the value that the Registry's systems receive under one key. */
export type ExportEntry =
  /** The unchanged answer at a pattern; an object or a list includes everything in it. */
  | { readonly kind: 'answer'; readonly pattern: string }
  | { readonly kind: 'value'; readonly of: Expression }
  | ExportedRows;

/** An export with an entry for each row of a list. */
export interface ExportedRows {
  readonly kind: 'rows';
  /** Pattern of the list. */
  readonly each: string;
  /** Index of the first exported row, from 0. */
  readonly from: number;
  /**
   * Prefix of the rows' keys, which then appear next to the list's own keys: prefix, key, `__`,
   * number from 1.
   */
  readonly prefix?: string;
  readonly as: ExportPlan;
}

/** The keys of the data export, each with the source of its value. */
export type ExportPlan = Readonly<Record<string, ExportEntry>>;
