import { strippedQuery } from './entryParameters.ts';

/**
 * Returns the parameters of the page's URL from which answers may be filled in:
 *
 * - query parameters that have no meaning for the page itself
 * - `RefID`, the reference of a request
 * - parameters after `#`, which the browser does not send to servers
 *
 * @param hash hash of the URL with its `#`, or `''`
 * @returns a query string without question mark; `''` without parameters
 */
export function givenParameters(search: string, hash: string): string {
  const given = new URLSearchParams(strippedQuery(search));
  given.delete('lang');
  given.delete('page');
  const query = new URLSearchParams(search);
  const link = query.get('RefID');
  // Together with `state`, `RefID` is the identity app's own name for its request.
  if (link && !query.has('state')) given.set('RefID', link);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    if (value !== '') given.set(name, value);
  }
  return given.toString();
}

/**
 * Reloads the page with its original parameters. They return after `#`, which the browser does not
 * send to servers.
 *
 * @param given the result of `givenParameters`
 */
export function reloadWith(given: string): void {
  const { pathname, search } = window.location;
  const hash = given === '' ? '' : `#${given}`;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  window.location.reload();
}

/** Returns the hash if it is an anchor of the page, and `''` if it contains parameters. */
export function strippedHash(hash: string): string {
  return hash.includes('=') ? '' : hash;
}
