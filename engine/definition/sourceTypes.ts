/** The sites that open forms. The first site is the default for a path without a site. */
export const SOURCE_TYPES = ['lrw', 'eea', 'dev'] as const;

/** A site that opens forms: the Registry's site, the site of institutions, or development. */
export type SourceType = (typeof SOURCE_TYPES)[number];

/**
 * Checks whether a text is the exact name of a source type.
 *
 * @example
 * isSourceType('eea'); // true
 * isSourceType('EEA'); // false
 */
export function isSourceType(text: unknown): text is SourceType {
  return SOURCE_TYPES.some((known) => known === text);
}
