import { createContext } from 'react';
import type { FoundAddress, Language } from '#engine';

/** What is looked for; the numbers are those of the specification (document 2, section 7). */
export interface AddressQuery {
  /** As typed, not blank. Whoever asks the service turns Simplified into Traditional Chinese. */
  readonly text: string;
  /** Of the page: Chinese comes in its characters. */
  readonly language: Language;
  readonly maxRecords: number;
  readonly tolerance: number;
}

/**
 * The port to an address lookup.
 *
 * @returns best first, empty when nothing was found; rejects when the service does not answer as it
 * should, and may reject when the signal says that nobody waits any more
 */
export type AddressLookup = (
  query: AddressQuery,
  signal: AbortSignal,
) => Promise<readonly FoundAddress[]>;

/** The lookup for the addresses of a page. Without one, addresses are typed in parts. */
export const AddressLookupContext = createContext<AddressLookup | undefined>(undefined);
