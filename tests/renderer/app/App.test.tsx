// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#engine';
import { createHttp } from '../../../renderer/api/http.ts';
import { App } from '../../../renderer/app/App.tsx';
import { routeOf } from '../../../renderer/app/routes.ts';
import { createI18n } from '../../../renderer/i18n/i18n.ts';
import { loadProductTexts } from '../../../renderer/i18n/loadProductTexts.ts';
import { readEntryParameters } from '../../../renderer/portal/entryParameters.ts';
import { readRuntimeConfig } from '../../../renderer/portal/runtimeConfig.ts';
import { inPortal, noServer } from '../../support/inPortal.tsx';
import { settled } from '../../support/showWizard.tsx';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
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

  it.each([
    ['/', 'Forms'],
    ['/ack', 'Acknowledgement'],
    ['/form/LREAL1', 'Error'],
    ['/x', 'Form not found'],
  ])('shows the page of %s', async (path, title) => {
    await show(path, '');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});
