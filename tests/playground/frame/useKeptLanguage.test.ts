// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '../../../engine/index.ts';
import { useKeptLanguage } from '../../../playground/frame/useKeptLanguage.ts';

const ALL = ['en', 'zh-Hant', 'zh-Hans'] as const;
const ONLY_ENGLISH = ['en'] as const;

function shown(languages: readonly Language[], first: Language, wanted: { current: Language }) {
  const choose = vi.fn();
  const { rerender } = renderHook(
    ({ language }) => useKeptLanguage(languages, { language, choose }, wanted),
    { initialProps: { language: first } },
  );
  return { choose, show: (language: Language) => rerender({ language }) };
}

it('useKeptLanguage: returns to the language of the author after a form without it', () => {
  const wanted = { current: 'zh-Hant' as Language };
  const english = shown(ONLY_ENGLISH, 'zh-Hant', wanted);
  english.show('en');
  expect(english.choose).not.toHaveBeenCalled();
  const { choose } = shown(ALL, 'en', wanted);
  expect(choose).toHaveBeenCalledExactlyOnceWith('zh-Hant');
});

it('useKeptLanguage: takes a choice of the author as the language to keep', () => {
  const wanted = { current: 'en' as Language };
  const { choose, show } = shown(ALL, 'en', wanted);
  show('zh-Hans');
  expect(wanted.current).toBe('zh-Hans');
  expect(choose).not.toHaveBeenCalled();
});
