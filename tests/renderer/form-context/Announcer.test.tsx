// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type Announce,
  Announcer,
  useAnnounce,
} from '../../../renderer/form-context/Announcer.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('promise 15: Announcer: clears the live region after a while', () => {
  vi.useFakeTimers();
  let announce: Announce = () => undefined;
  const Speaker = () => {
    announce = useAnnounce();
    return null;
  };
  render(
    <Announcer>
      <Speaker />
    </Announcer>,
  );
  const shown = () => document.querySelector('[aria-live]')?.textContent;
  announce('Land register 2 removed.');
  act(() => vi.advanceTimersByTime(8000));
  announce('Land register 3 removed.');
  act(() => vi.advanceTimersByTime(8000));
  expect(shown(), 'the time begins again with each text').toBe('Land register 3 removed.');
  act(() => vi.advanceTimersByTime(3000));
  expect(shown()).toBe('');
});
