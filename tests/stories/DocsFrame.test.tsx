// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { afterEach, expect, it } from 'vitest';
import { DocsFrame } from '../../.storybook/DocsFrame.tsx';

type Props = PropsWithChildren<{ readonly theme: { readonly base: string } }>;

/** Replaces Storybook's own page, which needs a whole preview around it. */
const Page = ({ theme, children }: Props) => <article aria-label={theme.base}>{children}</article>;

afterEach(cleanup);

const { dataset } = document.documentElement;

/**
 * Renders a page with a preview. `choose` sets the globals of the toolbar; `tell` only emits the
 * event of a preview.
 */
function pageOf(theme: string, textSize: number) {
  const channel = new Channel({});
  let globals = { theme, textSize };
  const context = { channel, store: { userGlobals: { get: () => globals } } };
  const tell = (shown: typeof globals) =>
    act(() => channel.emit(GLOBALS_UPDATED, { globals: shown }));
  const choose = (chosen: typeof globals) => {
    globals = chosen;
    tell(chosen);
  };
  render(
    <DocsFrame context={context as never} Page={Page as never}>
      Words
    </DocsFrame>,
  );
  return { tell, choose };
}

it('DocsFrame: follows the theme and the text size of the toolbar', () => {
  const { choose } = pageOf('dark', 150);
  expect(screen.getByRole('article', { name: 'dark' }).textContent).toBe('Words');
  expect([dataset.theme, dataset.text]).toEqual(['dark', '150']);

  choose({ theme: 'light', textSize: 200 });
  expect(screen.getByRole('article', { name: 'light' })).toBeTruthy();
  expect([dataset.theme, dataset.text]).toEqual(['light', '200']);

  choose({ theme: 'forced', textSize: 200 });
  expect(screen.getByRole('article', { name: 'dark' })).toBeTruthy();
  expect(dataset.theme).toBe('forced');
});

it('DocsFrame: ignores the theme and the text size of a story in a frame', () => {
  const { tell } = pageOf('light', 100);
  tell({ theme: 'dark', textSize: 200 });
  expect(screen.getByRole('article', { name: 'light' })).toBeTruthy();
  expect([dataset.theme, dataset.text]).toEqual(['light', '100']);
});
