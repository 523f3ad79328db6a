import type { Http } from '../../api/http.ts';
import type { AddressLookup } from '../../fields/address/AddressLookup.ts';

/**
 * Returns the portal's address lookup for the address fields of a page.
 *
 * @param isOffered whether the server offers the lookup; without a lookup, addresses can only be
 * typed in parts
 */
export function addressLookup(http: Http, isOffered: boolean): AddressLookup | undefined {
  if (!isOffered) return undefined;
  return async (query, signal) => {
    const { lookUpAddress } = await import('../../api/addressApi.ts');
    return lookUpAddress(http, query, signal);
  };
}
