import type { FormData, FormStore, Plan, WizardContext } from '#engine';
import { createHttp } from '../../renderer/api/http.ts';
import { LoadingState } from '../../renderer/wizard/state/LoadingState.ts';
import { ReviewPdf } from '../../renderer/wizard/state/ReviewPdf.ts';
import type { WizardServices } from '../../renderer/wizard/state/WizardServices.ts';
import { cannedServer } from './inPortal.tsx';
import { planOf } from './planNodes.ts';
import { planStore } from './planStore.ts';

/** The parts of the services that a test sets. */
export interface PlanServicesOptions {
  readonly plan?: Plan;
  readonly data?: FormData;
  readonly store?: Partial<FormStore>;
  readonly answers?: Parameters<typeof cannedServer>[0];
  readonly context?: Partial<WizardContext>;
}

/**
 * Creates the services of a wizard for a plan without rules: store, document and a server with
 * canned responses. The form is LREAL1, its definition `d1`, and the language English.
 *
 * @returns the services, and the requests that the server received
 */
export function planServices(options: PlanServicesOptions = {}) {
  const { plan = planOf({}), data = {}, answers = {}, context } = options;
  const { asked, transport } = cannedServer(answers);
  const http = createHttp(transport);
  const store: FormStore = Object.assign(planStore(plan, data), options.store);
  const form = { code: 'LREAL1', hash: 'd1', plan, now: () => '2026-11-20T10:00:00+08:00' };
  const services = {
    http,
    form,
    store,
    pdf: new ReviewPdf(),
    loading: new LoadingState(),
    first: { values: {} },
    autofill: { handles: () => undefined },
    language: () => 'en',
    context: () => context,
  } as unknown as WizardServices;
  return { services, asked, store, http, pdf: services.pdf };
}
