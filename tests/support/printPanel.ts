import { toPrintPanel } from '../../server/adapters/pdf/printPanels.ts';
import type { PageToRender } from '../../server/adapters/pdf/renderPage.ts';

/**
 * Returns the smallest page to render: the panel of a signature.
 *
 * @param signer name of the signer
 */
export function panelPage(signer = 'CHAN TAI MAN'): PageToRender {
  const signedAt = new Date('2026-11-20T02:05:00Z');
  const page = toPrintPanel({ language: 'en', signer, signedAt });
  return { template: 'panel', page, claims: 'complete' };
}
