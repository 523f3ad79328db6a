import { createContext, useContext } from 'react';
import type { SourceType } from '#engine';
import type { Http } from '../api/http.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** What every page of the portal reaches for. */
export interface Portal {
  readonly config: RuntimeConfig;
  readonly http: Http;
  /** Site that the page was opened at; the Registry's where none is told. */
  readonly sourceType?: SourceType | undefined;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

/**
 * The portal around a component.
 *
 * @throws {TypeError} outside `App`
 */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new TypeError('Cannot reach the portal: no App above this component');
  return portal;
}
