/** A time stamp over a signature (RFC 3161). */
export interface TimeStamp {
  /** Time-stamp token, DER. */
  readonly token: Uint8Array;
  /** Time that the authority certifies. */
  readonly at: Date;
}

/** A client of a time-stamp authority for signatures. The authority receives hashes only. */
export interface TimeStamps {
  /**
   * Requests a time stamp over the value of a signature.
   *
   * @returns a verified token; `undefined` when no authority is configured, or the authority failed
   *   and the operator allows signatures without stamps
   * @throws {TimeStampError} when the authority issues no usable token
   */
  stamp(signature: Uint8Array): Promise<TimeStamp | undefined>;
  /**
   * Reads the time of a token.
   *
   * @param token DER, from `stamp`
   * @returns `undefined` unless the token covers this signature and its certificate has a path to a
   *   trusted root
   */
  timeOf(token: Uint8Array, signature: Uint8Array): Promise<Date | undefined>;
}

/**
 * An error for a missing or unusable time stamp. The message names the authority's host and the
 * fault.
 */
export class TimeStampError extends Error {
  /** `unavailable`: no response; `unusable`: a response that failed a check. */
  readonly reason: 'unavailable' | 'unusable';

  constructor(reason: TimeStampError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TimeStampError';
    this.reason = reason;
  }
}
