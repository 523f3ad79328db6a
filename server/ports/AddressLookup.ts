import type { FoundAddress } from '#engine';

/** A search for addresses; ranges and defaults are in `lookup-request.schema.json`. */
export interface AddressSearch {
  /**
   * Typed text, in English or in traditional or simplified Chinese; not blank, without control
   * characters.
   */
  readonly text: string;
  /** 1 to 200. */
  readonly maxRecords: number;
  /** 0 to 80: number of points, out of one hundred, that a match may lack. */
  readonly tolerance: number;
  /** Whether no typing mistake is tolerated. */
  readonly isBasicSearchingMode: boolean;
  /** Whether to include floor and unit, if known. */
  readonly is3d: boolean;
}

/** A service that finds addresses in Hong Kong. */
export interface AddressLookup {
  /**
   * Searches for addresses. Simplified Chinese characters match traditional ones.
   *
   * @returns the best matches first, at most `maxRecords`; in both languages if known, Chinese in
   *   traditional characters
   * @throws {AddressLookupError} when no usable response came; the search is not retried
   */
  search(search: AddressSearch): Promise<readonly FoundAddress[]>;
  /**
   * Describes the number and origin of the entries, for an operator. @throws {AddressLookupError}
   */
  describe(): Promise<string>;
}

/** The reason why a search failed. */
export type AddressLookupFailure = 'unreachable' | 'late' | 'unusable';

/** A failed search. Its message never contains the searched text. */
export class AddressLookupError extends Error {
  readonly reason: AddressLookupFailure;

  constructor(reason: AddressLookupFailure, message: string) {
    super(message);
    this.name = 'AddressLookupError';
    this.reason = reason;
  }
}
