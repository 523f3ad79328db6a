/** One call that the payment service got. */
export interface LoggedCall {
  readonly at: Date;
  readonly path: string;
  /** Absent until it was read whole. */
  body?: unknown;
  /** Absent while the call has no answer, which may be for good. */
  status?: number;
}

const MOST_CALLS = 500;

/** The newest calls that the payment service got. Headers are left out: they hold credentials. */
export class CallLog {
  readonly #calls: LoggedCall[] = [];

  /** Lists a call. @returns its entry, to be completed */
  add(at: Date, path: string): LoggedCall {
    const call = { at, path };
    this.#calls.push(call);
    if (this.#calls.length > MOST_CALLS) this.#calls.shift();
    return call;
  }

  /** The newest first. */
  list(): readonly Readonly<LoggedCall>[] {
    return this.#calls.toReversed();
  }
}
