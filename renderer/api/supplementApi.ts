import type { SupplementResponse } from '#schemas/types/supplement-response.generated.d.ts';
import type { Http } from './http.ts';

/**
 * Looks behind a link for supplementary information. The link travels in the body: no log has it.
 *
 * @throws {CallError} when the server cannot tell now
 */
export function openLink(http: Http, link: string): Promise<SupplementResponse> {
  return http.send<SupplementResponse>({ path: '/api/supplement', body: { link } });
}
