/** A time stamp over a signature (RFC 3161). */
export interface TimeStamp {
  /** Time-stamp token, DER. */
  readonly token: Uint8Array;
  /** Time that the authority certifies. */
  readonly at: Date;
}

/** Time stamps of an authority for signatures. It gets hashes only. */
export interface TimeStamps {
  /**
   * Asks for a time stamp over the value of a signature.
   *
   * @returns a token that was checked; `undefined` where signatures go without: no authority is
   * configured, or it failed and the operator accepts that
   * @throws {TimeStampError} when the authority gives no usable token
   */
  stamp(signature: Uint8Array): Promise<TimeStamp | undefined>;
  /**
   * Reads the time of a token.
   *
   * @param token DER, as `stamp` gave it
   * @returns `undefined` unless it is over this signature and leads to a trusted root
   */
  timeOf(token: Uint8Array, signature: Uint8Array): Promise<Date | undefined>;
}

/** The authority gave no usable time stamp. The message names its host and the fault. */
export class TimeStampError extends Error {
  /** `unavailable`: no answer; `unusable`: an answer that failed a check. */
  readonly reason: 'unavailable' | 'unusable';

  constructor(reason: TimeStampError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TimeStampError';
    this.reason = reason;
  }
}
