// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#engine';
import type { LoadedForm } from '../../../../renderer/api/formApi.ts';
import { useLanguage } from '../../../../renderer/portal/LanguageProvider.tsx';
import { useFormLanguage } from '../../../../renderer/wizard/state/useFormLanguage.ts';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

let choose: (language: Language) => Promise<void>;

function Page({ form }: { readonly form: LoadedForm }) {
  const language = useFormLanguage(form);
  ({ choose } = useLanguage());
  return <p data-testid="language">{language}</p>;
}

async function shown(languages: readonly Language[], language: Language = 'en') {
  const fetchTexts = vi.fn(async (_language: Language) => ({}));
  const form = { plan: { languages }, fetchTexts } as unknown as LoadedForm;
  await inPortal(<Page form={form} />, { language });
  return fetchTexts;
}

const language = () => screen.getByTestId('language').textContent;

describe('useFormLanguage', () => {
  it('fetches the form’s texts before the page changes its language', async () => {
    const fetchTexts = await shown(['en', 'zh-Hant', 'zh-Hans']);
    expect([language(), fetchTexts.mock.calls]).toEqual(['en', []]);
    await act(() => choose('zh-Hant'));
    expect([language(), fetchTexts.mock.calls]).toEqual(['zh-Hant', [['zh-Hant']]]);
  });

  it('keeps the language if the form’s texts cannot be fetched', async () => {
    const fetchTexts = await shown(['en', 'zh-Hant']);
    fetchTexts.mockRejectedValue(new TypeError('offline'));
    await act(() => choose('zh-Hant'));
    expect(language()).toBe('en');
  });

  it('changes to the form’s first language if the form does not offer the current one', async () => {
    await shown(['zh-Hant', 'zh-Hans']);
    await vi.waitFor(() => expect(language()).toBe('zh-Hant'));
  });
});
