// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WAIT_SHOWN_AFTER_MS } from '#engine';
import { Waiting } from '../../../renderer/layout/Waiting.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('Waiting: announces that a form is loading only after a delay', async () => {
  vi.useFakeTimers();
  const { unmount } = await inPortal(<Waiting />);
  act(() => vi.advanceTimersByTime(WAIT_SHOWN_AFTER_MS - 1));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('Loading the form');
  unmount();
  await inPortal(<Waiting />);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});
