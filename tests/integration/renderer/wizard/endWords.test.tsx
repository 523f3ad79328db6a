// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FormData, LANGUAGES, type Language, openFormStore, traitsOf } from '#engine';
import counter from '#forms/LODLIST/samples/full.json' with { type: 'json' };
import either from '#forms/LR173/samples/full.json' with { type: 'json' };
import signed from '#forms/LR175/samples/full.json' with { type: 'json' };
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { ReviewStep } from '../../../../renderer/wizard/screens/ReviewStep.tsx';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { ScreenProps } from '../../../../renderer/wizard/state/Wizard.ts';
import { wizardFacts } from '../../../../renderer/wizard/state/wizardFacts.ts';
import { inPortal, wireAnswer } from '../../../support/inPortal.tsx';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { noWallets } from '../../../support/noWallets.ts';
import { loadedForm, rememberSitting, settled, showWizard } from '../../../support/showWizard.tsx';

const NOW = '2026-11-20T10:00:00+08:00';
const CODES = ['LODLIST', 'LR173', 'LR175'] as const;
const forms: Partial<Record<string, PortalForm>> = {};

beforeAll(async () => {
  for (const code of CODES) forms[code] = await loadPortalForm(code);
}, 60_000);
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function formOf(code: string): PortalForm {
  const form = forms[code];
  if (!form) throw new Error(`Cannot show ${code}`);
  return form;
}

/** Returns the line under the fees in the review. */
async function totalOf(code: string, data: FormData, language: Language): Promise<string> {
  const form = loadedForm(formOf(code));
  const { plan, tests } = form;
  const store = openFormStore(plan, tests, { data, now: NOW });
  const facts = wizardFacts({ form, store });
  const context = wizardContext({
    traits: traitsOf(plan),
    facts,
    now: Date.parse(NOW),
    captcha: { disabled: true, hasToken: false },
  });
  // The server requests this amount for a form that is paid online.
  const asked = { ...context, amountCents: facts.amountCents };
  const services = {
    form,
    store,
    context: () => asked,
    pdf: new ReviewPdf(),
    config: readRuntimeConfig({}),
    wallets: noWallets(),
  };
  const props = {
    context: asked,
    store,
    texts: form.textsIn(language),
    services,
    actor: { send: () => undefined },
    screen: context.screens.at(-1),
    messageText: ({ key }: { readonly key: string }) => key,
    tell: () => undefined,
  } as unknown as ScreenProps;
  const { container } = await inPortal(<ReviewStep {...props} />, { language });
  return container.querySelector('.total')?.textContent ?? '';
}

const AT_COUNTER: Readonly<Record<Language, string>> = {
  en: 'Total payable at the counter or when you hand in the form',
  'zh-Hant': '在櫃位或遞交表格時須繳付的總額',
  'zh-Hans': '在柜位或递交表格时须缴付的总额',
};
const ONLINE: Readonly<Record<Language, string>> = {
  en: 'Total to pay',
  'zh-Hant': '應付總額',
  'zh-Hans': '应付总额',
};

describe('U-41: the total in the review', () => {
  it.each(LANGUAGES)('is labelled as payable at the counter, in %s', async (language) => {
    const total = await totalOf('LODLIST', counter.formData as FormData, language);
    expect(total).toBe(`${AT_COUNTER[language]} HK$5,920.00`);
  });

  it.each(LANGUAGES)('has the label of the chosen way of payment, in %s', async (language) => {
    const data = either.formData as FormData;
    const amount = /HK\$[\d,]+\.\d\d$/;
    const byCounter = await totalOf('LR173', { ...data, paymentBy: 'counter' }, language);
    const online = await totalOf('LR173', { ...data, paymentBy: 'online' }, language);
    expect(byCounter.replace(amount, '')).toBe(`${AT_COUNTER[language]} `);
    expect(online.replace(amount, '')).toBe(`${ONLINE[language]} `);
    expect(amount.exec(byCounter)?.[0]).toBe(amount.exec(online)?.[0]);
  });
});

const SIGNED: Readonly<Record<Language, readonly [title: string, lead: string]>> = {
  en: [
    'Your form is signed',
    'The form is signed. It has not been submitted online: print it or save it now.',
  ],
  'zh-Hant': ['你的表格已簽署', '表格已簽署，但並未在網上遞交。請立即列印或儲存表格。'],
  'zh-Hans': ['你的表格已签署', '表格已签署，但并未在网上递交。请立即打印或保存表格。'],
};

describe('the end of a form that is only signed', () => {
  it.each(LANGUAGES)(
    'shows in title and lead that it is signed and not submitted, in %s',
    async (language) => {
      const form = loadedForm(formOf('LR175'));
      rememberSitting(form, signed.formData as FormData);
      const sitting = JSON.parse(sessionStorage.getItem('landform.payment') ?? '{}');
      const done = {
        facts: { submissionType: 'SIGN_ONLY' },
        acknowledgement: { submissionId: 'SUB1' },
      };
      sessionStorage.setItem('landform.payment', JSON.stringify({ ...sitting, done }));
      const { container } = await showWizard(form, {}, { language });
      await settled();
      const [title, lead] = SIGNED[language];
      expect(container.querySelector('h1')?.textContent).toBe(title);
      expect(document.title.startsWith(title)).toBe(true);
      expect(container.querySelector('main .notice-warning')?.textContent).toBe(lead);
      expect(container.textContent).not.toContain('HK$');
    },
  );

  it('promise 1: offers the signed document and lists signatures after a reload', async () => {
    const form = loadedForm(formOf('LR175'));
    rememberSitting(form, {});
    const sitting = JSON.parse(sessionStorage.getItem('landform.payment') ?? '{}');
    const acknowledgement = {
      submissionId: 'SUB1',
      referenceNumber: 'LR175-261120-000001',
      signedFields: ['memberSign'],
      signLaterFields: ['witnessSign'],
    };
    const done = { facts: { submissionType: 'SIGN_ONLY' }, acknowledgement };
    sessionStorage.setItem('landform.payment', JSON.stringify({ ...sitting, done }));
    const { container, asked } = await showWizard(form, {
      '/api/submission/signedForm': () =>
        wireAnswer(200, { result: 'ok', pdfData: btoa('%PDF signed') }),
    });
    await settled();
    const lead = container.querySelector('main .notice-warning')?.textContent;
    expect(lead).toBe(SIGNED.en[1]);
    expect(container.textContent).not.toContain('Sign and submit');
    const left = screen.getByRole('region', { name: 'Still to be signed' });
    expect(left.textContent).toContain('Signature of the witness');
    expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Preview as PDF' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Download signed form' }));
    await settled();
    const call = asked.find(({ url }) => url === '/api/submission/signedForm');
    expect(JSON.parse(call?.body ?? '{}')).toMatchObject({
      submissionDetail: { submissionId: 'SUB1' },
    });
  });
});
