import type { SupplementResponse } from '#schemas/types/supplement-response.generated.d.ts';
import type { Http } from './http.ts';

/**
 * Resolves a link for supplementary information. The link is sent in the body, so that no log
 * contains it.
 *
 * @throws {CallError} when the server cannot resolve the link now
 */
export function openLink(http: Http, link: string): Promise<SupplementResponse> {
  return http.send<SupplementResponse>({ path: '/api/supplement', body: { link } });
}
