/**
 * An error for a wire name that the form does not have, or a count that does not match the rows.
 */
export class WireNameError extends Error {
  /** The received name, for the log; never shown. */
  readonly wireName: string;

  constructor(wireName: string, state: string) {
    super(`Cannot map the name "${wireName.slice(0, 100)}": ${state}`);
    this.name = 'WireNameError';
    this.wireName = wireName;
  }
}
