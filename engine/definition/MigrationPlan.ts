/**
 * The changes that migrate answers of earlier versions to one version. Saved files and drafts
 * contain answers of the version that saved them.
 */
export interface MigrationPlan {
  /** The version of the answers after the migration. */
  readonly version: number;
  readonly steps: readonly MigrationStep[];
}

/** A path to answers: names from the root, with `*` for each row of a list. */
export type AnswerPath = readonly string[];

/** One change of saved answers. */
export type MigrationStep =
  /** Renames or moves an answer, a group or a list. */
  | { readonly kind: 'move'; readonly from: AnswerPath; readonly to: AnswerPath }
  /** Replaces values of options. A value that is not listed stays unchanged. */
  | {
      readonly kind: 'map';
      readonly at: AnswerPath;
      readonly values: Readonly<Record<string, string>>;
    }
  /** Splits one text into several. The last target gets the rest of the text. */
  | {
      readonly kind: 'split';
      readonly from: AnswerPath;
      readonly separator: string;
      readonly into: readonly AnswerPath[];
    }
  /**
   * Removes an answer that the form no longer asks for. The applicant sees the text
   * `$migrations.<reason>`.
   */
  | { readonly kind: 'drop'; readonly at: AnswerPath; readonly reason: string };
