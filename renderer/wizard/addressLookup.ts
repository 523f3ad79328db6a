import type { Http } from '../api/http.ts';
import type { AddressLookup } from '../fields/address/AddressLookup.ts';

/**
 * The lookup of the portal, for the addresses of a page.
 *
 * @param isOffered as the server says; without it addresses are typed in parts alone
 */
export function addressLookup(http: Http, isOffered: boolean): AddressLookup | undefined {
  if (!isOffered) return undefined;
  return async (query, signal) => {
    const { lookUpAddress } = await import('../api/addressApi.ts');
    return lookUpAddress(http, query, signal);
  };
}
