// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { afterEach, expect, it, vi } from 'vitest';
import { DocsFrame } from '../../.storybook/DocsFrame.tsx';

vi.mock('@storybook/addon-docs/blocks', () => ({
  DocsContainer: ({ theme, children }: PropsWithChildren<{ readonly theme: { base: string } }>) => (
    <article aria-label={theme.base}>{children}</article>
  ),
}));

afterEach(cleanup);

const { dataset } = document.documentElement;

it('a page without a story has the colours and the text size of the toolbar, as they change', () => {
  const channel = new Channel({});
  const say = (event: string, theme: string, textSize: number) =>
    channel.emit(event, { globals: { theme, textSize } });
  say(SET_GLOBALS, 'light', 100);
  say(GLOBALS_UPDATED, 'dark', 150);
  render(<DocsFrame context={{ channel } as never}>Words</DocsFrame>);
  expect(screen.getByRole('article', { name: 'dark' }).textContent).toBe('Words');
  expect([dataset.theme, dataset.text]).toEqual(['dark', '150']);

  act(() => say(GLOBALS_UPDATED, 'light', 200));
  expect(screen.getByRole('article', { name: 'light' })).toBeTruthy();
  expect([dataset.theme, dataset.text]).toEqual(['light', '200']);

  act(() => say(GLOBALS_UPDATED, 'forced', 200));
  expect(screen.getByRole('article', { name: 'dark' })).toBeTruthy();
  expect(dataset.theme).toBe('forced');
});
