// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FormData, LANGUAGES, type Language, openFormStore, traitsOf } from '#engine';
import lodlist from '#forms/LODLIST/samples/full.json' with { type: 'json' };
import lreal1 from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { wizardContext } from '../../../../engine/wizard/moves.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { ReviewStep } from '../../../../renderer/wizard/screens/ReviewStep.tsx';
import { ReviewPdf } from '../../../../renderer/wizard/state/ReviewPdf.ts';
import type { ScreenProps } from '../../../../renderer/wizard/state/Wizard.ts';
import { FACTS } from '../../../engine/support/wizardFacts.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';
import { noWallets } from '../../../support/noWallets.ts';
import { loadedForm } from '../../../support/showWizard.tsx';

const SAMPLES = { LODLIST: lodlist, LREAL1: lreal1 };
const BUTTONS: Readonly<Record<Language, string>> = {
  en: 'View as text',
  'zh-Hant': '以文字檢視',
  'zh-Hans': '以文本查看',
};

const kept: Blob[] = [];
beforeAll(() => {
  polyfillDialog();
  const createObjectURL = (blob: Blob) => `blob:${kept.push(blob)}`;
  // jsdom does not follow links.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
});
afterEach(() => {
  cleanup();
  kept.length = 0;
});

async function showReview(code: keyof typeof SAMPLES, language: Language = 'en') {
  const form = loadedForm(await loadPortalForm(code));
  const { formData, now = '2026-11-20T10:00:00+08:00' } = SAMPLES[code] as {
    readonly formData: FormData;
    readonly now?: string;
  };
  const store = openFormStore(form.plan, form.tests, { now, data: formData });
  const context = wizardContext({
    traits: traitsOf(form.plan),
    facts: FACTS,
    now: Date.parse(now),
    captcha: { disabled: true, hasToken: false },
  });
  const props = {
    context,
    store,
    texts: form.textsIn(language),
    services: {
      form,
      store,
      context: () => context,
      pdf: new ReviewPdf(),
      config: readRuntimeConfig({}),
      wallets: noWallets(),
    },
    actor: { send: () => undefined },
  } as unknown as ScreenProps;
  await inPortal(<ReviewStep {...props} />, { language });
}

describe('TextSummary: the review of a text-only form', () => {
  it.each(LANGUAGES)('shows its answers as text instead of a PDF, in %s', async (language) => {
    await showReview('LODLIST', language);
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: BUTTONS[language] }));
    const text = document.querySelector('.text-summary')?.textContent ?? '';
    const first = document.querySelector('.answers > div');
    // The first label is a question, so no colon follows in the text.
    const joint = language === 'en' ? ' ' : '';
    const row = [first?.querySelector('dt'), first?.querySelector('dd')]
      .map((each) => each?.textContent)
      .join(joint);
    expect(text).toContain(`(LODLIST)\n\n`);
    expect(text).toContain(`\n${row}\n`);
  });

  it('downloads the same text', async () => {
    await showReview('LODLIST');
    fireEvent.click(screen.getByRole('button', { name: BUTTONS.en }));
    const dialog = within(screen.getByRole('dialog'));
    const shown = document.querySelector('.text-summary')?.textContent;
    fireEvent.click(dialog.getByRole('button', { name: 'Download as text' }));
    expect(kept).toHaveLength(1);
    expect(await kept[0]?.text()).toBe(shown);
  });

  it('is not shown for a form with a PDF', async () => {
    await showReview('LREAL1');
    expect(screen.queryByRole('button', { name: BUTTONS.en })).toBeNull();
    expect(screen.getByRole('button', { name: 'Preview as PDF' })).toBeTruthy();
  });
});
