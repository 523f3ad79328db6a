import type { Json } from '#engine';

/** The drafts whose required keywords are tested. */
export const DRAFTS = ['draft-07', '2020-12'] as const;
export type Draft = (typeof DRAFTS)[number];

/** A schema of one draft, with values that the standard accepts and values that it rejects. */
export interface ConformanceCase {
  readonly draft: Draft;
  /** The keyword under test, which is also the name of the file: `maxLength`. */
  readonly keyword: string;
  readonly title: string;
  readonly schema: Json;
  readonly values: readonly { readonly value: Json; readonly isValid: boolean }[];
}
