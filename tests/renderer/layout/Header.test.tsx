// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#engine';
import { Header } from '../../../renderer/layout/Header.tsx';
import { polyfillDialog } from '../../support/dialogs.ts';
import { inPortal } from '../../support/inPortal.tsx';
import { settled } from '../../support/showWizard.tsx';

beforeAll(async () => {
  polyfillDialog();
  // Loads the lazy-loaded dialog before the tests.
  await import('../../../renderer/dialogs/FontSizeDialog.tsx');
});
afterEach(cleanup);

const hrefs = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);

describe('Header', () => {
  it('opens help on text size, with a line for each browser and a link to its page', async () => {
    await inPortal(<Header languages={LANGUAGES} />);
    fireEvent.click(screen.getByRole('button', { name: 'Text size' }));
    await settled();
    const dialog = screen.getByRole('dialog', { name: 'Changing the text size' });
    for (const browser of ['Chrome', 'Firefox', 'Edge', 'Opera', 'Safari']) {
      expect(dialog.textContent).toContain(`${browser}:`);
    }
    expect(hrefs(dialog)).toEqual([['/form/terms?page=text-size&lang=en', '_blank']]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['PRODUCTION', false],
    ['DEMO', false],
    ['UAT', true],
  ] as const)('of %s has the style and the name of UAT: %s', async (environment, isUat) => {
    await inPortal(<Header languages={[]} />, { config: { environment } });
    const header = screen.getByRole('banner');
    expect(header.className).toBe(isUat ? 'header header-uat' : 'header');
    expect(header.querySelector('.header-environment') !== null).toBe(isUat);
  });

  it('links its name to the start page, and has no language buttons without languages', async () => {
    await inPortal(<Header languages={[]} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-haspopup'))).toEqual(['dialog']);
  });
});
