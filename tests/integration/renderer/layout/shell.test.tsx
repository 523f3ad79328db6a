// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '#engine';
import { createHttp } from '../../../../renderer/api/http.ts';
import { App } from '../../../../renderer/app/App.tsx';
import { routeOf } from '../../../../renderer/app/routes.ts';
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { Banner } from '../../../../renderer/layout/Banner.tsx';
import { LoadingOverlay } from '../../../../renderer/layout/LoadingOverlay.tsx';
import { offeredLanguages } from '../../../../renderer/layout/offeredLanguages.ts';
import { Page } from '../../../../renderer/layout/Page.tsx';
import { readEntryParameters } from '../../../../renderer/portal/entryParameters.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal, noServer } from '../../../support/inPortal.tsx';
import { settled } from '../../../support/showWizard.tsx';

beforeAll(async () => {
  polyfillDialog();
  // Loads the lazy-loaded dialog before the tests.
  await import('../../../../renderer/dialogs/FontSizeDialog.tsx');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the header', () => {
  it.each([
    ['PRODUCTION', false],
    ['DEMO', false],
    ['UAT', true],
  ] as const)('of %s has the style and the prefix of UAT: %s', async (environment, isUat) => {
    await inPortal(<Page banner={<Banner title="Form" reference="LR 1" />}>x</Page>, {
      config: { environment },
    });
    expect(screen.getByRole('banner').classList.contains('header-uat')).toBe(isUat);
    const bar = screen.getByRole('region', { name: 'Form' });
    expect(bar.textContent).toContain(`${isUat ? '[UAT] ' : ''}Form (LR 1)`);
    expect(bar.textContent).toContain('must be filled in');
  });

  it.each([
    ['LREAL1', 3],
    ['LREEA1', 0],
    ['LREEA9', 3],
  ])('of %s has %i language buttons', async (code, count) => {
    await inPortal(<Page languages={offeredLanguages(code, LANGUAGES)}>x</Page>);
    const names = ['繁體中文', '简体中文', 'English'];
    const buttons = names.flatMap((name) => screen.queryAllByRole('button', { name }));
    expect(buttons).toHaveLength(count);
  });

  it('has the text size that is set in the browser, by default 12 points', () => {
    const sheets = ['ground', 'tokens'].map((name) =>
      readFileSync(`renderer/styles/${name}.css`, 'utf8'),
    );
    // 12 points are 16 CSS pixels. This is 1rem in a browser with the default text size.
    const [ground = '', tokens = ''] = sheets;
    expect(/\bbody\s*\{[^}]*font-size:\s*([^;]+);/.exec(ground)?.[1]).toBe('var(--text-m)');
    expect(/--text-m:\s*([^;]+);/.exec(tokens)?.[1]).toBe('1rem');
    expect(sheets.join('')).not.toMatch(/(?:^|\})\s*(?:html|:root)\s*\{[^}]*[^-]font-size/);
  });
});

describe('LoadingOverlay', () => {
  it('shows its message, and the progress if it is known', async () => {
    await inPortal(<LoadingOverlay message="Sending" progress={{ done: 3, total: 4 }} />);
    const dialog = screen.getByRole('dialog', { name: 'Sending' });
    expect(dialog.textContent).toContain('3 of 4');
    const bar = dialog.querySelector('progress');
    expect([bar?.value, bar?.max]).toEqual([3, 4]);
  });

  it('D-25: closes before it is unmounted, so that the browser restores the focus', async () => {
    const closed: boolean[] = [];
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    close.mockImplementation(function (this: HTMLDialogElement) {
      closed.push(this.isConnected);
    });
    const { unmount } = await inPortal(<LoadingOverlay message="Sending" />);
    unmount();
    expect(closed).toEqual([true]);
  });

  it('has no progress bar if the progress is unknown', async () => {
    await inPortal(<LoadingOverlay message="Sending" />);
    expect(document.querySelector('progress')).toBeNull();
  });
});

describe('a whole page', () => {
  const show = async (path: string, search: string, given: object = {}) => {
    const entry = readEntryParameters(search);
    const config = readRuntimeConfig({ WFP_CONFIG: given });
    const texts = await loadProductTexts(entry.language);
    const i18n = createI18n({ language: entry.language, texts, phone: config.hotline });
    const props = { i18n, http: createHttp(noServer), config, route: routeOf(path), entry };
    await inPortal(<App {...props} />, { language: entry.language as Language });
    await settled();
  };

  it.each([
    ['by its flag', '', { MAINTENANCE: true }],
    ['by the query', '?maintenance=true', {}],
  ])('shows the maintenance notice %s, without language buttons', async (_, search, flags) => {
    await show('/form/LREAL1', search, { ...flags, HOTLINE: '2111 1111' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Service under maintenance');
    expect(screen.getByRole('main').textContent).toContain('2111 1111');
    expect(screen.getByRole('link', { name: 'Downloadable forms' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'English' })).toBeNull();
    expect(document.title).toBe('Service under maintenance – Electronic Forms | The Land Registry');
  });

  it.each([
    ['?page=faq', 'Frequently asked questions', /hotline on 2111 1111/],
    ['', 'Terms and conditions', /the English text prevails/],
    ['?page=text-size', 'Changing the text size', /Firefox:/],
  ])('shows the texts of /form/terms%s', async (search, title, words) => {
    await show('/form/terms', search, { HOTLINE: '2111 1111' });
    await vi.waitFor(() => expect(screen.getByRole('main').textContent).toMatch(words));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('main').textContent).not.toContain('{phone}');
  });
});
