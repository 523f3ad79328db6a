/** A call that the payment service received. */
export interface LoggedCall {
  readonly at: Date;
  readonly path: string;
  /** Absent until the whole body was read. */
  body?: unknown;
  /** Absent while the call has no response. Some calls never get a response. */
  status?: number;
}

const MOST_CALLS = 500;

/**
 * The newest calls that the payment service received. The log omits headers, because they contain
 * credentials.
 */
export class CallLog {
  readonly #calls: LoggedCall[] = [];

  /**
   * Records a call.
   *
   * @returns the entry of the call; the caller adds body and status later
   */
  add(at: Date, path: string): LoggedCall {
    const call = { at, path };
    this.#calls.push(call);
    if (this.#calls.length > MOST_CALLS) this.#calls.shift();
    return call;
  }

  /** Returns the calls, newest first. */
  list(): readonly Readonly<LoggedCall>[] {
    return this.#calls.toReversed();
  }
}
