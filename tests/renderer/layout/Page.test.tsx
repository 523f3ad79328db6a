// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Page } from '../../../renderer/layout/Page.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(cleanup);

describe('Page', () => {
  it('has a skip link to its main part, which can have the focus', async () => {
    await inPortal(<Page>Content</Page>);
    const main = screen.getByRole('main');
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(`#${main.id}`);
    main.focus();
    expect(document.activeElement).toBe(main);
    expect(main.textContent).toBe('Content');
  });

  it('has all languages and the link to the FAQ by default', async () => {
    await inPortal(<Page>Content</Page>);
    expect(screen.getByRole('group').querySelectorAll('button')).toHaveLength(3);
    expect(screen.getByRole('contentinfo').querySelectorAll('a')).toHaveLength(2);
  });

  it('passes its settings to the header and the footer', async () => {
    await inPortal(
      <Page languages={[]} hideFaq screenCode="LREAL1-07">
        Content
      </Page>,
    );
    expect(screen.queryByRole('group')).toBeNull();
    const footer = screen.getByRole('contentinfo');
    expect(footer.querySelectorAll('a')).toHaveLength(1);
    expect(footer.querySelector('code')?.textContent).toBe('LREAL1-07');
  });

  it('places the banner above, and the menu beside the main part', async () => {
    const { container } = await inPortal(
      <Page banner={<p>Banner</p>} menu={<nav />}>
        Content
      </Page>,
    );
    expect(screen.getByRole('main').parentElement?.className).toBe('shell shell-menu');
    expect(screen.getByRole('main').previousElementSibling?.localName).toBe('nav');
    const banner = screen.getByText('Banner');
    expect(banner.compareDocumentPosition(screen.getByRole('main'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    cleanup();
    await inPortal(<Page>Content</Page>);
    expect(screen.getByRole('main').parentElement?.className).toBe('shell');
    expect(container.childElementCount).toBe(0);
  });
});
