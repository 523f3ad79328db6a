/** What the applicant just did to the text. */
export interface Edit {
  readonly isInsertion: boolean;
  readonly isAtEnd: boolean;
}
