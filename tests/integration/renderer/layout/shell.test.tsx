// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '#engine';
import { Banner } from '../../../../renderer/layout/Banner.tsx';
import { LoadingOverlay } from '../../../../renderer/layout/LoadingOverlay.tsx';
import { offeredLanguages } from '../../../../renderer/layout/offeredLanguages.ts';
import { Page } from '../../../../renderer/layout/Page.tsx';
import { polyfillDialog } from '../../../support/dialogs.ts';
import { inPortal } from '../../../support/inPortal.tsx';

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
