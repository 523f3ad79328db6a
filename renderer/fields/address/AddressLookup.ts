import { createContext } from 'react';
import type { FoundAddress, Language } from '#engine';

/** A query to the address lookup. The specification defines its numbers (document 2, section 7). */
export interface AddressQuery {
  /** The text as typed; never blank. The lookup converts Simplified to Traditional Chinese. */
  readonly text: string;
  /** Language of the page, which determines the characters of Chinese results. */
  readonly language: Language;
  readonly maxRecords: number;
  readonly tolerance: number;
}

/**
 * The port to an address lookup.
 *
 * @returns the found addresses, the best match first; may be empty. Rejects when the service fails,
 *   and may reject when the signal is aborted
 */
export type AddressLookup = (
  query: AddressQuery,
  signal: AbortSignal,
) => Promise<readonly FoundAddress[]>;

/** The address lookup of a page. Without a lookup, applicants type addresses in parts. */
export const AddressLookupContext = createContext<AddressLookup | undefined>(undefined);
