import type { FoundAddress } from '#engine';

/** What is looked for; ranges and defaults are those of `lookup-request.schema.json`. */
export interface AddressSearch {
  /** As typed, in English or Chinese of either kind; not blank, without control characters. */
  readonly text: string;
  /** 1 to 200. */
  readonly maxRecords: number;
  /** 0 to 80: how many of the hundred points of a perfect record may be missing. */
  readonly tolerance: number;
  /** No typing mistake is forgiven. */
  readonly isBasicSearchingMode: boolean;
  /** Floor and unit are answered too, where they are known. */
  readonly is3d: boolean;
}

/** Finds addresses in Hong Kong. */
export interface AddressLookup {
  /**
   * Looks for addresses. Chinese in simplified characters finds what is written in traditional ones.
   *
   * @returns the best first, at most `maxRecords`; both languages where they are known, Chinese in
   * traditional characters
   * @throws {AddressLookupError} when no answer came that can be used; a search is never tried twice
   */
  search(search: AddressSearch): Promise<readonly FoundAddress[]>;
  /** How many entries stand behind it, and whence; for an operator. @throws {AddressLookupError} */
  describe(): Promise<string>;
}

/** Why a search had no answer. */
export type AddressLookupFault = 'unreachable' | 'late' | 'unusable';

/** A search that failed. Its message never holds what was searched for. */
export class AddressLookupError extends Error {
  readonly reason: AddressLookupFault;

  constructor(reason: AddressLookupFault, message: string) {
    super(message);
    this.name = 'AddressLookupError';
    this.reason = reason;
  }
}
