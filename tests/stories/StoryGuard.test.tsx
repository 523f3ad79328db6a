// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StoryGuard } from '../../stories/support/StoryGuard.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Story({ now }: { readonly now: string }) {
  if (Number.isNaN(Date.parse(now))) throw new RangeError(`Cannot read the instant ${now}`);
  return <p>Drawn at {now}</p>;
}

const story = (now: string) => (
  <StoryGuard given={now}>
    <Story now={now} />
  </StoryGuard>
);

it('StoryGuard: shows the error of a story, and renders it again once its args are valid', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(story('2026-11-20'));
  rerender(story('soon'));
  expect(screen.getByRole('alert').textContent).toContain('Cannot read the instant soon');
  rerender(story('later'));
  expect(screen.getByRole('alert').textContent).toContain('Cannot read the instant later');
  rerender(story('2026-11-20'));
  expect(screen.getByText('Drawn at 2026-11-20')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
