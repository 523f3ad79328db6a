import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';

/**
 * Returns the definition that a call uses: a sitting continues with the definition that it started
 * with.
 *
 * @param hash the definition that the browser filled in; absent means the current one
 * @returns `undefined` when the form is closed, or the hash belongs to another form
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
