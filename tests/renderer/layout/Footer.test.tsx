// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Footer } from '../../../renderer/layout/Footer.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(cleanup);

const hrefs = (within_: HTMLElement) =>
  within(within_)
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);

describe('Footer', () => {
  it('has the copyright of 2021, the screen code, and links that open new tabs', async () => {
    await inPortal(<Footer screenCode="LREAL1-07" />);
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
    await inPortal(<Footer hideFaq />);
    expect(hrefs(screen.getByRole('contentinfo'))).toEqual([['/form/terms?lang=en', '_blank']]);
  });

  it.each([
    ['zh-Hant', 'tc'],
    ['zh-Hans', 'chs'],
  ] as const)('in %s links to the texts in %s, and announces new tabs', async (language, code) => {
    await inPortal(<Footer />, { language });
    const footer = screen.getByRole('contentinfo');
    expect(hrefs(footer).map(([href]) => href)).toEqual([
      `/form/terms?lang=${code}&page=faq`,
      `/form/terms?lang=${code}`,
    ]);
    expect(footer.querySelectorAll('a .visually-hidden')).toHaveLength(2);
    expect(footer.querySelector('code')).toBeNull();
  });
});
