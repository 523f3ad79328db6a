import { strippedQuery } from './entryParameters.ts';

/**
 * The parameters of the page's address that answers may be filled in from: those of the query that
 * mean nothing to the page itself, a request's `RefID`, and those behind `#`, which no server sees.
 *
 * @param hash with its `#`, or `''`
 * @returns a query without question mark; `''` when there is none
 */
export function givenParameters(search: string, hash: string): string {
  const given = new URLSearchParams(strippedQuery(search));
  given.delete('lang');
  given.delete('page');
  const query = new URLSearchParams(search);
  const link = query.get('RefID');
  // Beside a state it is the identity app's own name for its request.
  if (link && !query.has('state')) given.set('RefID', link);
  for (const [name, value] of new URLSearchParams(hash.slice(1))) {
    if (value !== '') given.set(name, value);
  }
  return given.toString();
}

/**
 * Loads the page anew as it was opened: what its address named, and the page took from it, stands
 * behind `#` again, where no server sees it.
 *
 * @param given of `givenParameters`
 */
export function reloadWith(given: string): void {
  const { pathname, search } = window.location;
  const hash = given === '' ? '' : `#${given}`;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  window.location.reload();
}

/** What may stay behind `#`: a place in the page, never parameters. */
export function strippedHash(hash: string): string {
  return hash.includes('=') ? '' : hash;
}
