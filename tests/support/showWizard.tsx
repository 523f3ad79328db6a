import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { FormData, Language } from '#engine';
import { formOf, type LoadedForm } from '../../renderer/api/formApi.ts';
import type { WireRequest, WireResponse } from '../../renderer/api/transport.ts';
import { readRuntimeConfig } from '../../renderer/app/runtimeConfig.ts';
import { loadLateCode } from '../../renderer/form/loadLateCode.ts';
import { LAST_CODE } from '../../renderer/wizard/screenViews.ts';
import { WizardPage } from '../../renderer/wizard/WizardPage.tsx';
import { teachDialogs } from './dialogs.ts';
import { cannedServer, inPortal, type PortalOptions, wireAnswer } from './inPortal.tsx';
import { judgedBy } from './judgedBy.ts';
import { loadPortalForm, type PortalForm } from './loadPortalForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

/** A form of the repository as a page holds it, all languages at hand. */
export function loadedForm(
  { plan, validator, texts }: PortalForm,
  hotline = readRuntimeConfig({}).hotline,
): LoadedForm {
  const fetchTexts = async (language: Language) => texts[language];
  const parts = { plan, ...judgedBy(validator), texts, fetchTexts };
  return formOf({ ...parts, serverNow: NOW, hotline });
}

/**
 * For a file whose tests show the wizard of one form: each begins on a page of its own, in English.
 *
 * @returns gives the form, anew for each test
 */
export function pageFor(code: string): () => LoadedForm {
  let compiled: PortalForm;
  beforeAll(async () => {
    teachDialogs();
    compiled = await loadPortalForm(code);
  }, 60_000);
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', `/form/${code}?lang=en`);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(cleanup);
  return () => loadedForm(compiled);
}

/** What a server answers, by address. */
export type Answers = Readonly<Record<string, (request: WireRequest) => WireResponse>>;

/** What the server says to LREAL1 when all goes well. */
export const GOOD_ANSWERS: Answers = {
  '/api/submission/submitFormBeforePayment/LREAL1': () =>
    wireAnswer(200, { result: 'ok', submissionId: 'SUB1', paymentAmount: '380.00' }),
  '/api/submission/review/LREAL1/0': () => wireAnswer(200, { pdfData: btoa('%PDF-1.7') }),
  '/api/submission/formToSign': () => wireAnswer(200, { result: 'ok', pdfData: btoa('%PDF-1.7') }),
};

/** Shows the wizard of a form, with a server that gives canned answers. */
export async function showWizard(
  form: LoadedForm,
  answers: Answers = GOOD_ANSWERS,
  options: PortalOptions & { readonly given?: string } = {},
) {
  const server = cannedServer(answers);
  // A page has fetched them by the time that somebody comes to the end of a step.
  await Promise.all([LAST_CODE.load(), loadLateCode()]);
  const view = await inPortal(
    <WizardPage
      form={form}
      sourceType="lrw"
      entry={{ skipIntro: false, noCaptcha: true, canResume: true, given: options.given ?? '' }}
    />,
    {
      ...options,
      transport: server.transport,
      config: { captchaDisabled: true, validationDelayMs: 0, ...options.config },
    },
  );
  return { ...view, ...server };
}

/** Ticks the four boxes and starts. */
export async function begin(): Promise<void> {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await press('Start filling in the form');
}

/** Presses a button and lets everything that follows happen. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}

/** Lets promises, and calls that are answered at once, come to their end: 50 ms pass before some. */
export async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 90)));
}

/** Leaves answers in the tab as a sitting does that was paying when it was reloaded. */
export function rememberSitting(form: LoadedForm, data: FormData, transactionId?: string): void {
  const payment = {
    formCode: form.code,
    definition: form.hash,
    submissionId: 'SUB1',
    amountCents: 38_000,
    transactionId,
    signed: [],
    data,
  };
  sessionStorage.setItem('landform.payment', JSON.stringify(payment));
}
