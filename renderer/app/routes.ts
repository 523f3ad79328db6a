/** Where a form is opened from (document 1, section 2). */
export type SourceType = 'lrw' | 'eea' | 'dev';

/** What a path shows. */
export type Route =
  | { readonly kind: 'forms' }
  | { readonly kind: 'form'; readonly sourceType: SourceType; readonly code: string }
  | { readonly kind: 'terms' }
  | { readonly kind: 'ack' }
  | { readonly kind: 'unknown' };

const FORM = /^(?:\/(lrw|eea|dev))?\/form\/([A-Za-z0-9]{1,20})$/;

/**
 * Reads a path. The list of forms stands at `/`; every path that is not the specification's is
 * unknown, and the page then goes to `/notRecognized`, which the server redirects.
 *
 * @param pathname path without query; one trailing slash is forgiven
 * @see specification, document 1, section 2 "Routes"
 */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === '/') return { kind: 'forms' };
  if (path === '/ack') return { kind: 'ack' };
  if (path === '/form/terms') return { kind: 'terms' };
  const [, sourceType, code] = FORM.exec(path) ?? [];
  if (code === undefined) return { kind: 'unknown' };
  return { kind: 'form', sourceType: isSourceType(sourceType) ? sourceType : 'lrw', code };
}

function isSourceType(text: string | undefined): text is SourceType {
  return text === 'lrw' || text === 'eea' || text === 'dev';
}
