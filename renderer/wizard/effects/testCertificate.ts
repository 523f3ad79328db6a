import { behaviourIn, signerIdError } from '#engine';
import type { ChildActor } from '../state/childActors.ts';
import type { WizardServices } from '../state/WizardServices.ts';

/**
 * Returns the URL of the page that creates a test certificate for the answers. The server has this
 * page only with its debug pages.
 *
 * @returns `undefined` without that page
 */
export function testCertificateAddress(
  { config, store }: WizardServices,
  signing: ChildActor<'signing'>,
): string | undefined {
  if (!config.debugPages) return undefined;
  const { fieldId, holder } = signing.getSnapshot().context;
  const request = store.ask(behaviourIn).signatures.find(({ id }) => id === fieldId);
  const query = new URLSearchParams({ holder });
  const parameters = {
    name: request?.authorisedName ?? request?.name,
    // A certificate contains only the number of an identity card.
    hkid: request && signerIdError(request) === undefined ? request.idNumber : undefined,
    organisation: request?.organisationName,
    brNumber: request?.brNumber,
    crNumber: request?.crNumber,
  };
  for (const [key, value] of Object.entries(parameters))
    if (value !== undefined) query.set(key, value);
  return `/debug/test-certificate?${query}`;
}
