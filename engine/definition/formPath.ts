import type { Manifest } from './Manifest.ts';
import { SOURCE_TYPES } from './sourceTypes.ts';

/**
 * Returns the path that opens a form, at the first site that offers it.
 *
 * @param form its code and its sites; a form without sites is on all of them
 * @returns a path from the root of the portal; the Registry's own site has no prefix
 * @see specification, document 1, section 2 "Routes"
 *
 * @example
 * formPath({ code: 'LREAL1' }); // '/form/LREAL1'
 * formPath({ code: 'LREEA1', sourceTypes: ['eea'] }); // '/eea/form/LREEA1'
 */
export function formPath({ code, sourceTypes }: Pick<Manifest, 'code' | 'sourceTypes'>): string {
  const [first = 'lrw'] = sourceTypes ?? SOURCE_TYPES;
  return first === 'lrw' ? `/form/${code}` : `/${first}/form/${code}`;
}
