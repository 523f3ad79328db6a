/** One call that the payment service got. */
export interface LoggedCall {
  readonly at: Date;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
}

const MOST_CALLS = 500;

/** The newest calls that the payment service got. Headers are left out: they hold credentials. */
export class CallLog {
  readonly #calls: LoggedCall[] = [];

  add(call: LoggedCall): void {
    this.#calls.push(call);
    if (this.#calls.length > MOST_CALLS) this.#calls.shift();
  }

  /** The newest first. */
  list(): readonly LoggedCall[] {
    return this.#calls.toReversed();
  }
}
