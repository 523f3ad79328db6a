import { conductIn, signerIdFault } from '#engine';
import type { ChildActor } from './childActors.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Where a demonstration makes a certificate that fits the answers; the server has this page in its
 * demo mode only.
 *
 * @returns `undefined` where there is no such page
 */
export function testCertificateAddress(
  { config, store }: WizardServices,
  signing: ChildActor<'signing'>,
): string | undefined {
  if (!config.debugPages) return undefined;
  const { fieldId, holder } = signing.getSnapshot().context;
  const request = store.ask(conductIn).signatures.find(({ id }) => id === fieldId);
  const query = new URLSearchParams({ holder });
  const told = {
    name: request?.authorisedName ?? request?.name,
    // A number of another document is in no certificate.
    hkid: request && signerIdFault(request) === undefined ? request.idNumber : undefined,
    organisation: request?.organisationName,
    brNumber: request?.brNumber,
    crNumber: request?.crNumber,
  };
  for (const [key, value] of Object.entries(told)) if (value !== undefined) query.set(key, value);
  return `/debug/test-certificate?${query}`;
}
