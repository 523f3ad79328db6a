/** Answers saved in another form that may be taken over (specification, document 2, section 5). */
export interface ImportPlan {
  readonly formCode: string;
  /** Version that `map` was written for: an older file is taken with a warning, a newer one refused. */
  readonly minVersion: number;
  /** Pattern of the list that gets a new row. */
  readonly into?: string;
  readonly map: readonly ImportedAnswer[];
}

/** One answer that is taken over. */
export interface ImportedAnswer {
  /** Names that lead to it, from the root or from the new row. */
  readonly to: readonly string[];
  readonly isInRow: boolean;
  /** Names that lead to it in the saved answers. */
  readonly from: readonly string[];
}
