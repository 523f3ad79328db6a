import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/**
 * Returns the definition that a call uses: a sitting continues with the definition that it started
 * with.
 *
 * @param hash hash of the definition in the browser; the current definition when absent
 * @returns `undefined` when the form is closed, or the sitting may not continue with the definition
 */
export async function definitionFor(
  { catalogue }: Pick<ServiceDeps, 'catalogue'>,
  formCode: string,
  hash: string | undefined,
): Promise<CatalogueForm | undefined> {
  const current = catalogue.current(formCode);
  if (hash === undefined || hash === current?.hash) return current;
  const pinned = await catalogue.byHash(hash);
  return pinned?.code === formCode && catalogue.mayGoOn(pinned) ? pinned : undefined;
}
