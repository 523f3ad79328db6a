/** The last change of the text by the applicant. */
export interface Edit {
  readonly isInsertion: boolean;
  readonly isAtEnd: boolean;
}
