import type { Manifest } from './Manifest.ts';

/** Sites that forms are opened from; the first is the one of a path that names none. */
export const SOURCE_TYPES = ['lrw', 'eea', 'dev'] as const;

/** A site that forms are opened from: the Registry's, that of institutions, development. */
export type SourceType = (typeof SOURCE_TYPES)[number];

/** Whether a text names a source type, in exactly its spelling. */
export function isSourceType(text: unknown): text is SourceType {
  return SOURCE_TYPES.some((known) => known === text);
}

/**
 * The path under which a form is opened, at the first site that offers it.
 *
 * @param form its code, and its sites where it names any; all of them otherwise
 * @returns `/form/LREAL1` for the Registry's own site, else `/eea/form/LREEA1`
 * @see specification, document 1, section 2 "Routes"
 */
export function formPath({ code, sourceTypes }: Pick<Manifest, 'code' | 'sourceTypes'>): string {
  const [first = 'lrw'] = sourceTypes ?? SOURCE_TYPES;
  return first === 'lrw' ? `/form/${code}` : `/${first}/form/${code}`;
}
