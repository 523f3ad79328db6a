// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useRecheckOnReturn } from '../../../renderer/browser/useRecheckOnReturn.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const comeBack = () => {
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('useRecheckOnReturn', () => {
  it.each([
    ['visible', true, 2],
    ['hidden', true, 0],
    ['visible', false, 0],
  ] as const)('on a page that is %s, online: %s, polls %i times', (visibility, isOnline, times) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const send = vi.fn();
    const { unmount } = renderHook(() => useRecheckOnReturn({ send }));
    expect(send).not.toHaveBeenCalled();
    comeBack();
    expect(send.mock.calls).toEqual(Array.from({ length: times }, () => [{ type: 'look' }]));
    unmount();
    comeBack();
    expect(send).toHaveBeenCalledTimes(times);
  });
});
