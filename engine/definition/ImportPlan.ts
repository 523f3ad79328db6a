/**
 * The answers that a form can import from a saved file of another form (specification, document 2,
 * section 5).
 */
export interface ImportPlan {
  readonly formCode: string;
  /**
   * The version that `map` was written for. An older file is imported with a warning, a newer file
   * is refused.
   */
  readonly minVersion: number;
  /** Pattern of the list that gets a new row. */
  readonly into?: string;
  readonly map: readonly ImportedAnswer[];
}

/** One imported answer. */
export interface ImportedAnswer {
  /** Path of the target, from the root or from the new row. */
  readonly to: readonly string[];
  readonly isInRow: boolean;
  /** Path of the source in the saved answers. */
  readonly from: readonly string[];
}
