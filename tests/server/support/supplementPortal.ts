import { afterAll, beforeAll, beforeEach } from 'vitest';
import { engineRules } from '../../../server/services/answers/engineRules.ts';
import type { ServiceDeps } from '../../../server/services/contract/ServiceDeps.ts';
import { createServices } from '../../../server/services/createServices.ts';
import { type HandedIn, handedIn } from '../../support/askedSubmission.ts';
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

/**
 * Opens a portal with the real forms for all tests of a file. Each test has an own submission, at
 * 10:00 on 20 November 2026.
 *
 * @returns an object whose members are known inside a test
 */
export function supplementOfFile() {
  let opened: Awaited<ReturnType<typeof openSupplementPortal>>;
  let earlier: HandedIn;
  beforeAll(async () => {
    opened = await openSupplementPortal();
  }, 120_000);
  beforeEach(async () => {
    opened.portal.clock.set('2026-11-20T10:00:00+08:00');
    earlier = await handedIn(opened.deps);
  });
  afterAll(() => opened.portal.close());
  return {
    get portal() {
      return opened.portal;
    },
    get deps() {
      return opened.deps;
    },
    get services() {
      return opened.services;
    },
    /** The submission that needs more information. */
    get earlier() {
      return earlier;
    },
  };
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
