import { isSourceType, type SourceType } from '#engine';

/** The page that a path shows. */
export type Route =
  | { readonly kind: 'forms' }
  | { readonly kind: 'form'; readonly sourceType: SourceType; readonly code: string }
  | { readonly kind: 'terms' }
  | { readonly kind: 'ack' }
  | { readonly kind: 'unknown' };

const FORM = /^(?:\/([a-z]{3}))?\/form\/([A-Za-z0-9]{1,20})$/;
/**
 * The form's path as messages write it: `/LREAL1/form/LREAL1`. A source type would be in lower
 * case.
 */
const LINKED_FORM = /^\/([A-Z][A-Z0-9]{1,15})\/form\/[^/]{1,100}$/;

/**
 * Parses a path. The list of forms has the path `/`. Every path outside the specification is
 * unknown; the page then navigates to `/notRecognized`.
 *
 * @param pathname path without query; one trailing slash is ignored
 * @see specification, document 1, section 2 "Routes", and document 2, section 2
 */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === '/') return { kind: 'forms' };
  if (path === '/ack') return { kind: 'ack' };
  if (path === '/form/terms') return { kind: 'terms' };
  const [, sourceType = 'lrw', code = LINKED_FORM.exec(path)?.[1]] = FORM.exec(path) ?? [];
  if (code === undefined || !isSourceType(sourceType)) return { kind: 'unknown' };
  return { kind: 'form', sourceType, code };
}
