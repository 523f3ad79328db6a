import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { FormData, Language } from '#engine';
import { formOf, type LoadedForm } from '../../renderer/api/formApi.ts';
import type { WireRequest, WireResponse } from '../../renderer/api/transport.ts';
import { loadLazyCode } from '../../renderer/form/lazy/loadLazyCode.ts';
import { readRuntimeConfig } from '../../renderer/portal/runtimeConfig.ts';
import { LAST_CODE } from '../../renderer/wizard/screenViews.ts';
import { WizardPage } from '../../renderer/wizard/WizardPage.tsx';
import { polyfillDialog } from './dialogs.ts';
import { cannedServer, inPortal, type PortalOptions, wireAnswer } from './inPortal.tsx';
import { loadPortalForm, type PortalForm } from './loadPortalForm.ts';
import { validatorParts } from './validatorParts.ts';

const NOW = '2026-11-20T10:00:00+08:00';

/** Returns a form of the repository in a page's format, with all languages loaded. */
export function loadedForm(
  { plan, validator, texts }: PortalForm,
  hotline = readRuntimeConfig({}).hotline,
): LoadedForm {
  const fetchTexts = async (language: Language) => texts[language];
  const parts = { plan, ...validatorParts(validator), texts, fetchTexts };
  return formOf({ ...parts, serverNow: NOW, hotline });
}

/**
 * Prepares a test file for the wizard of one form. Each test starts with an empty `sessionStorage`
 * and an English URL.
 *
 * @returns a function that creates the form for a test
 */
export function pageFor(code: string): () => LoadedForm {
  let compiled: PortalForm;
  beforeAll(async () => {
    polyfillDialog();
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

/** The responses of a server, by URL. */
export type Answers = Readonly<Record<string, (request: WireRequest) => WireResponse>>;

/** The server's responses to LREAL1 without errors. */
export const GOOD_ANSWERS: Answers = {
  '/api/submission/submitFormBeforePayment/LREAL1': () =>
    wireAnswer(200, { result: 'ok', submissionId: 'SUB1', paymentAmount: '380.00' }),
  '/api/submission/review/LREAL1/0': () => wireAnswer(200, { pdfData: btoa('%PDF-1.7') }),
  '/api/submission/formToSign': () => wireAnswer(200, { result: 'ok', pdfData: btoa('%PDF-1.7') }),
};

/** Renders the wizard of a form, with a server that sends canned responses. */
export async function showWizard(
  form: LoadedForm,
  answers: Answers = GOOD_ANSWERS,
  options: PortalOptions & { readonly given?: string } = {},
) {
  const server = cannedServer(answers);
  // A real page has loaded this code before a person reaches the end of a step.
  await Promise.all([LAST_CODE.load(), loadLazyCode()]);
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

/** Ticks every checkbox and presses the start button. */
export async function begin(): Promise<void> {
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  await press('Start filling in the form');
}

/** Presses a button and waits for all effects. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}

/** Waits 90 ms for promises and immediate responses. Some responses take 50 ms. */
export async function settled(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve, 90)));
}

/** Stores the answers in `sessionStorage`, as after a reload during a payment. */
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
