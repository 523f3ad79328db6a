import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';

/**
 * The definition that a call is about: a sitting goes on with the one it began with.
 *
 * @param hash the definition that the browser filled in; absent means the current one
 * @returns `undefined` when the form's time is over, or the hash is not one of its own
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
