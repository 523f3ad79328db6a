// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { LanguageButtons } from '../../../renderer/layout/LanguageButtons.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('LanguageButtons', () => {
  it('has a button for each offered language, named and marked in that language', async () => {
    await inPortal(<LanguageButtons offered={LANGUAGES} />, { language: 'zh-Hant' });
    const buttons = screen.getAllByRole('button');
    expect(
      buttons.map((button) => [button.title, button.lang, button.getAttribute('aria-pressed')]),
    ).toEqual([
      ['繁體中文', 'zh-Hant-HK', 'true'],
      ['简体中文', 'zh-Hans', 'false'],
      ['English', 'en', 'false'],
    ]);
    cleanup();
    await inPortal(<LanguageButtons offered={['en', 'zh-Hans']} />);
    expect(screen.getAllByRole('button').map(({ title }) => title)).toEqual([
      '简体中文',
      'English',
    ]);
  });

  it('changes the language, and keeps the focus on the button', async () => {
    await inPortal(<LanguageButtons offered={LANGUAGES} />);
    const button = screen.getByRole('button', { name: '简体中文' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    expect(document.activeElement).toBe(button);
  });

  it('renders nothing for a page in one language', async () => {
    await inPortal(<LanguageButtons offered={['en']} />);
    expect(screen.queryByRole('group')).toBeNull();
  });
});
