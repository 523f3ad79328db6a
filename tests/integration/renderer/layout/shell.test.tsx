// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES, type Language } from '#engine';
import { createHttp } from '../../../../renderer/api/http.ts';
import { App } from '../../../../renderer/app/App.tsx';
import { routeOf } from '../../../../renderer/app/routes.ts';
import { createI18n } from '../../../../renderer/i18n/i18n.ts';
import { loadProductTexts } from '../../../../renderer/i18n/loadProductTexts.ts';
import { BackToTop } from '../../../../renderer/layout/BackToTop.tsx';
import { Banner } from '../../../../renderer/layout/Banner.tsx';
import { LoadingOverlay } from '../../../../renderer/layout/LoadingOverlay.tsx';
import { offeredLanguages } from '../../../../renderer/layout/offeredLanguages.ts';
import { Page } from '../../../../renderer/layout/Page.tsx';
import { ReturnLink } from '../../../../renderer/layout/ReturnLink.tsx';
import { type MenuStep, StepMenu } from '../../../../renderer/layout/StepMenu.tsx';
import { readEntryParameters } from '../../../../renderer/portal/entryParameters.ts';
import { PortalContext } from '../../../../renderer/portal/Portal.ts';
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

const hrefs = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);

describe('the footer', () => {
  it('has the copyright of 2021, the screen code, and links that open new tabs', async () => {
    await inPortal(<Page screenCode="LREAL1-07">x</Page>);
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('2021 © The Land Registry');
    expect(footer.textContent, 'promise 15').toContain('Enquiries: 3105 0000');
    expect(footer.querySelector('code')?.textContent).toBe('LREAL1-07');
    expect(hrefs(footer)).toEqual([
      ['/form/terms?lang=en&page=faq', '_blank'],
      ['/form/terms?lang=en', '_blank'],
    ]);
  });

  it('has no link to the FAQ if hideFaq is set', async () => {
    await inPortal(<Page hideFaq>x</Page>);
    expect(hrefs(screen.getByRole('contentinfo'))).toEqual([['/form/terms?lang=en', '_blank']]);
  });
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

  it('opens help on text size, with a line for each browser and a link to its page', async () => {
    await inPortal(<Page>x</Page>);
    fireEvent.click(screen.getByRole('button', { name: 'Text size' }));
    await settled();
    const dialog = screen.getByRole('dialog', { name: 'Changing the text size' });
    for (const browser of ['Chrome', 'Firefox', 'Edge', 'Opera', 'Safari']) {
      expect(dialog.textContent).toContain(`${browser}:`);
    }
    expect(hrefs(dialog)).toEqual([['/form/terms?page=text-size&lang=en', '_blank']]);
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

describe('the step menu', () => {
  const step = (id: string, more: Partial<MenuStep> = {}): MenuStep => ({
    id,
    title: `Step ${id}`,
    isDone: false,
    canOpen: false,
    ...more,
  });

  it('marks done steps, shows the progress, and opens reached steps', async () => {
    const onOpen = vi.fn();
    const steps = [step('a', { isDone: true, canOpen: true }), step('b'), step('c')];
    await inPortal(<StepMenu steps={steps} current={1} onOpen={onOpen} />);
    const bar = document.querySelector('progress');
    expect([bar?.value, bar?.max]).toEqual([1, 3]);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('Completed');
    expect(second?.getAttribute('aria-current')).toBe('step');
    expect([second, third].map((entry) => entry?.querySelector('button'))).toEqual([null, null]);
    expect([second, third].map((entry) => entry?.textContent)).toEqual(['2Step b', '3Step c']);
    fireEvent.click(screen.getByRole('button', { name: 'Step a' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('a');
  });
});

describe('the button back to the top', () => {
  it.each([
    [0, 0],
    [20, 0],
    [21, 1],
  ])('U-57: scrolled by %i px, is rendered %i times', async (scrollY, times) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
    await inPortal(<BackToTop />);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.queryAllByRole('button', { name: 'Back to top' })).toHaveLength(times);
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

describe('ReturnLink', () => {
  const landing = (name: string) => ({
    en: `/${name}/en`,
    tc: `/${name}/tc`,
    chs: `/${name}/chs`,
  });
  const config = {
    ...readRuntimeConfig({}),
    landing: { lrw: landing('lrw'), eea: landing('eea'), dev: landing('dev') },
  };

  it.each([
    ['lrw', 'en', '/lrw/en'],
    ['lrw', 'zh-Hant', '/lrw/tc'],
    ['eea', 'zh-Hans', '/eea/chs'],
    ['dev', 'en', '/dev/en'],
    [undefined, 'zh-Hans', '/lrw/chs'],
  ] as const)('for the site %s in %s links to %s', async (sourceType, language, address) => {
    const portal = { config, http: createHttp(noServer), sourceType };
    await inPortal(
      <PortalContext value={portal}>
        <ReturnLink />
      </PortalContext>,
      { language },
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe(address);
  });

  it('links to / for every site by default', () => {
    const home = { en: '/?lang=en', tc: '/?lang=tc', chs: '/?lang=chs' };
    expect(readRuntimeConfig({}).landing).toEqual({ lrw: home, eea: home, dev: home });
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
