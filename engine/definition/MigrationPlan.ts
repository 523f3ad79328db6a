/**
 * Changes that bring the answers of earlier versions to one version. Saved files and drafts hold answers
 * of the version that they were saved with.
 */
export interface MigrationPlan {
  /** Version that the answers have afterwards. */
  readonly version: number;
  readonly steps: readonly MigrationStep[];
}

/** A place of answers: names from the root; `*` for each row of a list. */
export type AnswerPath = readonly string[];

/** One change of saved answers. */
export type MigrationStep =
  /** An answer, a group or a list gets another name or another place. */
  | { readonly kind: 'move'; readonly from: AnswerPath; readonly to: AnswerPath }
  /** Options get other values; a value that is not listed is kept. */
  | {
      readonly kind: 'map';
      readonly at: AnswerPath;
      readonly values: Readonly<Record<string, string>>;
    }
  /** One text becomes several; the last place takes the rest of the text. */
  | {
      readonly kind: 'split';
      readonly from: AnswerPath;
      readonly separator: string;
      readonly into: readonly AnswerPath[];
    }
  /** The form asks for this no more; the applicant reads the text `$migrations.<reason>`. */
  | { readonly kind: 'drop'; readonly at: AnswerPath; readonly reason: string };
