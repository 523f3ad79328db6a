/**
 * An error for data that do not match the form: an unknown field, a list where a text belongs. No
 * page of ours sends such data, so the server rejects the request (400) and reports no field error.
 */
export class WrongShapeError extends Error {
  /** The pointer of the first fault. It comes from the data, so never show it as HTML. */
  readonly path: string;
  /** The JSON Schema keyword that failed, such as `additionalProperties`. */
  readonly keyword: string;

  constructor(path: string, keyword: string) {
    super(`Cannot read the form data: ${keyword} fails`);
    this.name = 'WrongShapeError';
    this.path = path;
    this.keyword = keyword;
  }
}
