// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { createHttp } from '../../../../renderer/api/http.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { createServices } from '../../../../renderer/wizard/effects/createServices.ts';
import { submissionActors } from '../../../../renderer/wizard/effects/submissionActors.ts';
import { cannedServer } from '../../../support/inPortal.tsx';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';
import { loadedForm } from '../../../support/showWizard.tsx';

const CALLS = ['saveForReview', 'submit', 'submitByTransaction', 'complete'] as const;

/** An answer to a captcha. */
const CHALLENGE = { answer: 'ABCD', secret: 'S1' };

async function withoutCode(name: (typeof CALLS)[number]) {
  const server = cannedServer({});
  const http = createHttp(server.transport);
  const form = loadedForm(await loadPortalForm('LFSC'));
  const config = { ...readRuntimeConfig({}), validationDelayMs: 0 };
  const now = { language: () => 'en' as const, context: () => undefined };
  const services = createServices(form, { http, config }, now, undefined);
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  const logic: AnyActorLogic = submissionActors(services, { get: () => undefined, load })[name];
  const actor = createActor(logic, { input: { challenge: CHALLENGE } });
  actor.subscribe({ error: () => undefined });
  actor.start();
  return { done: toPromise(actor), services, ...server };
}

describe('submissionActors: submission whose code cannot be fetched', () => {
  it.each(CALLS)('fails as busy, as for an unreachable server: %s', async (name) => {
    const { done, asked, services } = await withoutCode(name);
    await expect(done).rejects.toMatchObject({ failure: { kind: 'busy' } });
    expect(asked).toEqual([]);
    expect(services.loading.get()).toBeUndefined();
    // The captcha was solved: a retry does not require another.
    expect(services.http.pass.isReady).toBe(true);
  });
});
