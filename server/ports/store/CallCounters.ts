/** The number of calls in a time window, including this one. */
export interface CallCount {
  readonly calls: number;
  /** Time until the window ends, in milliseconds. */
  readonly endsInMs: number;
}

/** A counter of calls that every instance of the portal shares. */
export interface CallCounters {
  /**
   * Counts one call.
   *
   * @param key identifies the caller and the kind of call; at most 100 characters
   * @param windowMs length of the window, which starts at its first call
   * @throws {StoreError} when the store does not respond
   */
  count(key: string, windowMs: number): Promise<CallCount>;
  /** Removes windows that have ended. @returns their number */
  sweep(): Promise<number>;
}
