/** A name on the wire that the form does not have, or a count that its rows deny. */
export class WireNameError extends Error {
  /** The name as received, for the log; shown to nobody. */
  readonly wireName: string;

  constructor(wireName: string, state: string) {
    super(`Cannot map the name "${wireName.slice(0, 100)}": ${state}`);
    this.name = 'WireNameError';
    this.wireName = wireName;
  }
}
