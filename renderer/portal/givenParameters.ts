import { strippedQuery } from './entryParameters.ts';

/**
 * Returns the parameters of the page's address from which answers may be filled in:
 *
 * - those of the query that have no meaning for the page itself
 * - a request's `RefID`
 * - those after `#`, which the browser does not send to servers
 *
 * @param hash with its `#`, or `''`
 * @returns a query without question mark; `''` without parameters
 */
export function givenParameters(search: string, hash: string): string {
  const given = new URLSearchParams(strippedQuery(search));
  given.delete('lang');
  given.delete('page');
  const query = new URLSearchParams(search);
  const link = query.get('RefID');
  // Together with a state, it is the identity app's own name for its request.
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
 * @param given of `givenParameters`
 */
export function reloadWith(given: string): void {
  const { pathname, search } = window.location;
  const hash = given === '' ? '' : `#${given}`;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  window.location.reload();
}

/** Returns the part that may stay after `#`: an anchor of the page, never parameters. */
export function strippedHash(hash: string): string {
  return hash.includes('=') ? '' : hash;
}
