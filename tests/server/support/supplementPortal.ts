import { engineRules } from '../../../server/services/answers/engineRules.ts';
import type { ServiceDeps } from '../../../server/services/contract/ServiceDeps.ts';
import { createServices } from '../../../server/services/createServices.ts';
import { realForms } from '../../support/testApp.ts';
import { openTestPortal, SITTING } from '../../support/testPortal.ts';

/** A link without a request. */
export const OTHER = `${'0'.repeat(26)}.${'x'.repeat(43)}`;

/** Returns a portal with the real forms. Close it after the tests. */
export async function openSupplementPortal() {
  const portal = await openTestPortal();
  const deps: ServiceDeps = { ...portal.deps, catalogue: await realForms(), rules: engineRules };
  return { portal, deps, services: createServices(deps) };
}

/** Returns the input of a service; the default form is SUPPINFO. */
export function input(formData: Record<string, unknown>, formCode = 'SUPPINFO', sitting = SITTING) {
  return { sitting, formCode, formData, files: [], language: 'en' as const };
}

/** Submits answers without a fee, and not for paper. */
export function handIn(
  services: ReturnType<typeof createServices>,
  formData: Record<string, unknown>,
  formCode?: string,
  sitting?: string,
) {
  const call = input(formData, formCode, sitting);
  return services.submitForm({ ...call, amountCents: 0, printOnPaper: false });
}
