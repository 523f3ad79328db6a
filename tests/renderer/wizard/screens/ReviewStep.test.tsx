// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  type Language,
  openFormStore,
  type SubmissionType,
  traitsOf,
  type WizardContext,
} from '#engine';
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { ReviewStep } from '../../../../renderer/wizard/screens/ReviewStep.tsx';
import { SubmissionStep } from '../../../../renderer/wizard/screens/SubmissionStep.tsx';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { ScreenProps } from '../../../../renderer/wizard/state/Wizard.ts';
import { FACTS } from '../../../engine/support/wizardFacts.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { noWallets } from '../../../support/noWallets.ts';
import { loadedForm } from '../../../support/showWizard.tsx';

const NOW = '2026-11-20T10:00:00+08:00';

/** The instructions of the review for each submission type, in each language. */
const WORDS: Readonly<Record<SubmissionType, Readonly<Record<Language, string>>>> = {
  ALLOW_ESUBM: {
    en: 'Check everything before you go on. After submission no change can be made online.',
    'zh-Hant': '繼續前請核對所有資料。遞交後不可在網上更改。',
    'zh-Hans': '继续前请核对所有资料。递交后不可在网上更改。',
  },
  OFFLINE_SUBM: {
    en: 'Check everything, then print the form and return it to us by post or in person. Fees are paid when you hand it in.',
    'zh-Hant': '請核對所有資料，然後列印表格並以郵遞或親身方式交回。費用於交回時繳付。',
    'zh-Hans': '请核对所有资料，然后打印表格并以邮递或亲身方式交回。费用于交回时缴付。',
  },
  NO_ESUBM: {
    en: 'This form cannot be submitted online. Check everything, then print the form, sign it and return it to us.',
    'zh-Hant': '此表格不可在網上遞交。請核對所有資料，然後列印、簽署並交回。',
    'zh-Hans': '此表格不可在网上递交。请核对所有资料，然后打印、签署并交回。',
  },
  SIGN_ONLY: {
    en: 'Check everything, then sign the form. It is not submitted online.',
    'zh-Hant': '請核對所有資料，然後簽署表格。表格不會在網上遞交。',
    'zh-Hans': '请核对所有资料，然后签署表格。表格不会在网上递交。',
  },
};

const TYPES = Object.keys(WORDS) as SubmissionType[];
const EACH = TYPES.flatMap((type) => LANGUAGES.map((language) => ({ type, language })));

let compiled: PortalForm;
beforeAll(async () => {
  compiled = await loadPortalForm('LREAL1');
}, 60_000);
afterEach(cleanup);

/** Returns the props of a screen of a form with this submission type. */
function propsOf(submissionType: SubmissionType, language: Language): ScreenProps {
  const form = loadedForm(compiled);
  const store = openFormStore(form.plan, form.tests, { now: NOW });
  const context: WizardContext = wizardContext({
    traits: traitsOf(form.plan),
    facts: { ...FACTS, submissionType },
    now: Date.parse(NOW),
    captcha: { disabled: true, hasToken: false },
  });
  const texts = form.textsIn(language);
  return {
    context,
    store,
    texts,
    services: {
      form,
      store,
      pdf: new ReviewPdf(),
      config: readRuntimeConfig({}),
      wallets: noWallets(),
    },
    actor: { send: () => undefined },
    screen: context.screens.at(-1),
    messageText: ({ key }: { key: string }) => key,
    tell: () => undefined,
  } as unknown as ScreenProps;
}

describe('the review', () => {
  it('has its own text for each submission type, in each language', async () => {
    const shown: (string | null | undefined)[] = [];
    for (const { type, language } of EACH) {
      await inPortal(<ReviewStep {...propsOf(type, language)} />, { language });
      shown.push([...document.querySelectorAll('.notice p')].at(-1)?.textContent);
      cleanup();
    }
    expect(shown).toEqual(EACH.map(({ type, language }) => WORDS[type][language]));
    expect(new Set(shown).size).toBe(TYPES.length * LANGUAGES.length);
  });

  it.each(EACH)('explains how to submit a form of $type, in $language', async (each) => {
    const { type, language } = each;
    await inPortal(<ReviewStep {...propsOf(type, language)} />, { language });
    const announced = TYPES.filter((any) =>
      document.body.textContent?.includes(WORDS[any][language]),
    );
    expect(announced).toEqual([type]);
  });
});

describe('the submission', () => {
  it.each(EACH)(
    'has e-mail and payment in a form of $type only if submitted online, in $language',
    async ({ type, language }) => {
      await inPortal(<SubmissionStep {...propsOf(type, language)} />, { language });
      const { wizard } = await loadProductTexts(language);
      const named = ['submission.ackEmail', 'submission.payment', 'submission.signature'].filter(
        (key) => screen.queryByRole('heading', { level: 2, name: wizard?.[key] ?? '' }),
      );
      expect(document.body.textContent).toContain(wizard?.['submission.warning']);
      expect(named).toEqual(
        type === 'ALLOW_ESUBM'
          ? ['submission.ackEmail', 'submission.payment', 'submission.signature']
          : ['submission.signature'],
      );
    },
  );
});
