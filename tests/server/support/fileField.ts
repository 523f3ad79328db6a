import type { CatalogueForm } from '../../../server/ports/forms/FormCatalogue.ts';
import type { ServiceDeps } from '../../../server/services/contract/ServiceDeps.ts';
import { sha256Of } from '../../../server/services/files/sealedFiles.ts';
import { type LeafTraits, leaf, planOf } from '../../support/planNodes.ts';

const LIMITS = { maxBytes: 1024, accept: ['.pdf'] };

/**
 * Returns dependencies whose test form also has the file field `file`.
 *
 * @param ui hints of the field, for example its widget
 */
export function withFileField(deps: ServiceDeps, ui: LeafTraits['ui'] = {}): ServiceDeps {
  const { root } = planOf({ file: leaf('file', { file: LIMITS, ui }) });
  const more = (form: CatalogueForm | undefined) =>
    form && { ...form, plan: { ...form.plan, root } };
  const { current, byHash } = deps.catalogue;
  return {
    ...deps,
    catalogue: {
      ...deps.catalogue,
      current: (code) => more(current(code)),
      byHash: async (hash) => more(await byHash(hash)),
    },
  };
}

/** Returns a PDF as a call brings it, and the answer that names it. */
export function attachedFile(words = 'a scan', name = 'scan.pdf') {
  const type = 'application/pdf';
  const content = new TextEncoder().encode(`%PDF-1.7 ${words}`);
  const sha256 = sha256Of(content);
  return { incoming: { sha256, type, content }, answer: { sha256, name, type } };
}
