import { chequesByGateway } from '#engine';
import type { CatalogueForm, FormCatalogue } from '../ports/forms/FormCatalogue.ts';

/**
 * Returns the same catalogue with forms that request no e-Cheque file, because the portal accepts
 * e-Cheques through the payment gateway. Browsers get the published plans and change them in the
 * same way.
 */
export function formsWithChequesByGateway<Catalogue extends FormCatalogue>(
  catalogue: Catalogue,
): Catalogue {
  const changed = new WeakMap<CatalogueForm, CatalogueForm>();
  const change = (form: CatalogueForm): CatalogueForm => {
    const known = changed.get(form) ?? { ...form, plan: chequesByGateway(form.plan) };
    changed.set(form, known);
    return known;
  };
  const changeSome = (form: CatalogueForm | undefined) => form && change(form);
  return {
    ...catalogue,
    current: (code) => changeSome(catalogue.current(code)),
    byHash: async (hash) => changeSome(await catalogue.byHash(hash)),
    list: () => catalogue.list().map(change),
  };
}
