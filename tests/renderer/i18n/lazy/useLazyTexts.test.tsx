// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Language } from '#engine';
import { type LazyTexts, useLazyTexts } from '../../../../renderer/i18n/lazy/useLazyTexts.ts';
import { useLanguage } from '../../../../renderer/portal/LanguageProvider.tsx';
import { inPortal } from '../../../support/inPortal.tsx';

afterEach(cleanup);

const EN = {
  files: '{count} files of {name}',
  files_one: 'One file of {name}',
  phone: 'Call {phone}',
  title: 'Title',
};
const TEXTS: LazyTexts<typeof EN> = {
  namespace: 'testTexts',
  texts: {
    en: EN,
    'zh-Hant': { files: '{name}的 {count} 個檔案', phone: '致電 {phone}', title: '標題' },
    'zh-Hans': { files: '{name}的 {count} 个档案', phone: '致电 {phone}', title: '标题' },
  },
};

type Key = Parameters<ReturnType<typeof useLazyTexts<typeof EN>>>[0];

let choose: (language: Language) => Promise<void>;

function Switch() {
  choose = useLanguage().choose;
  return null;
}

function Lines({ name }: { readonly name: string }) {
  const words = useLazyTexts(TEXTS);
  const lines = [
    words('title'),
    words('files', { count: 1, name }),
    words('files', { count: 2, name }),
    words('phone'),
    words('gone' as Key),
  ];
  return <p data-testid="lines">{lines.join('|')}</p>;
}

const shown = () => screen.getByTestId('lines').textContent;
const config = { hotline: '3105 0000' };

describe('useLazyTexts', () => {
  it('fills placeholders, selects plurals and returns a missing key as the text', async () => {
    await inPortal(<Lines name="A" />, { config });
    expect(shown()).toBe('Title|One file of A|2 files of A|Call 3105 0000|gone');
  });

  it('does not interpret an argument', async () => {
    const name = '<b>{count}</b> $t(title) {{phone}}';
    await inPortal(<Lines name={name} />, { config });
    expect(shown()).toBe(`Title|One file of ${name}|2 files of ${name}|Call 3105 0000|gone`);
    expect(document.querySelector('b')).toBeNull();
  });

  it('switches texts when the language changes', async () => {
    const page = (
      <>
        <Switch />
        <Lines name="A" />
      </>
    );
    await inPortal(page, { language: 'zh-Hant', config });
    expect(shown()).toBe('標題|A的 1 個檔案|A的 2 個檔案|致電 3105 0000|gone');
    await act(() => choose('zh-Hans'));
    expect(shown()).toBe('标题|A的 1 个档案|A的 2 个档案|致电 3105 0000|gone');
  });

  it('shows the chosen language when it changes while the code of the component loads', async () => {
    const code = Promise.withResolvers<{ default: typeof Lines }>();
    const Late = lazy(() => code.promise);
    const page = (
      <>
        <Switch />
        <Suspense fallback={<p>waiting</p>}>
          <Late name="A" />
        </Suspense>
      </>
    );
    await act(() => inPortal(page, { config }));
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(() => choose('zh-Hant'));
    await act(async () => code.resolve({ default: Lines }));
    expect(shown()).toBe('標題|A的 1 個檔案|A的 2 個檔案|致電 3105 0000|gone');
    await act(() => choose('en'));
    expect(shown()).toContain('Title|One file of A');
  });
});
