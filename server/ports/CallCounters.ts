/** Calls so far in a window of time, this one included. */
export interface CallCount {
  readonly calls: number;
  /** Until the window ends, in ms. */
  readonly endsInMs: number;
}

/** Counts of calls that every instance of the portal shares. */
export interface CallCounters {
  /**
   * Counts one call.
   *
   * @param key at most 100 characters; who calls what
   * @param windowMs length of the window that the first call opens
   * @throws {StoreError} when the store does not answer
   */
  count(key: string, windowMs: number): Promise<CallCount>;
  /** Removes windows that are over. @returns how many */
  sweep(): Promise<number>;
}
