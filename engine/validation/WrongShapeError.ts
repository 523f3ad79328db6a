/**
 * The data are not of this form at all: an unknown field, a list where a text belongs. No screen of
 * ours sends such data, so it is a refusal (400), not a field error.
 */
export class WrongShapeError extends Error {
  /** Where the first fault is; of the data, so never for display as HTML. */
  readonly path: string;
  /** Keyword of the standard that failed: `additionalProperties`. */
  readonly keyword: string;

  constructor(path: string, keyword: string) {
    super(`Cannot read the form data: ${keyword} fails`);
    this.name = 'WrongShapeError';
    this.path = path;
    this.keyword = keyword;
  }
}
