import { createContext, useContext } from 'react';
import type { SourceType } from '#engine';
import type { Http } from '../api/http.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** The values that every page of the portal uses. */
export interface Portal {
  readonly config: RuntimeConfig;
  readonly http: Http;
  /** The site on which the page was opened; default: the Registry's site. */
  readonly sourceType?: SourceType | undefined;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/**
 * Returns the portal of a component.
 *
 * @throws {TypeError} outside `App`
 */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new TypeError('Cannot reach the portal: no App above this component');
  return portal;
}
