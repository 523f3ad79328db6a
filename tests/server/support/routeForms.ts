import type { CatalogueForm, FormCatalogue } from '../../../server/ports/forms/FormCatalogue.ts';
import { leaf, planOf } from '../../support/planNodes.ts';

/** Hash of the current definition of LR164. */
export const CURRENT_HASH = 'a'.repeat(64);
/** Hash of an earlier definition of LR164 with which sittings may continue. */
export const EARLIER_HASH = 'b'.repeat(64);
/** Hash of a definition with which no sitting may continue. */
export const ENDED_HASH = 'c'.repeat(64);

/** Creates a catalogue with the form LR164, which has a text and a file, and imports files of LR100. */
export function routeForms(): FormCatalogue {
  const formOf = (hash: string, version: number) => {
    const plan = planOf({
      name: leaf('text'),
      file: leaf('file', { file: { maxBytes: 1024, accept: ['.pdf'] } }),
    });
    const imports = [{ formCode: 'LR100', minVersion: 2 }];
    return {
      code: 'LR164',
      hash,
      plan: { ...plan, code: 'LR164', version, imports },
    } as unknown as CatalogueForm;
  };
  const forms = [formOf(ENDED_HASH, 1), formOf(EARLIER_HASH, 2), formOf(CURRENT_HASH, 3)];
  return {
    current: (code: string) => forms.findLast((form) => form.code === code),
    byHash: async (hash: string) => forms.find((form) => form.hash === hash),
    mayGoOn: ({ hash }: CatalogueForm) => hash !== ENDED_HASH,
  } as unknown as FormCatalogue;
}
