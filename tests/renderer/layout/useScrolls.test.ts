// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useScrolls } from '../../../renderer/layout/useScrolls.ts';
import { stubPageSize, tellPageSize } from '../../support/pageSize.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns a box of 100 px with content of this height. */
function boxOf(scrollHeight: number) {
  const size = { scrollHeight, clientHeight: 100 };
  const box = document.createElement('div');
  Object.defineProperties(box, {
    scrollHeight: { get: () => size.scrollHeight },
    clientHeight: { get: () => size.clientHeight },
  });
  return { box, size };
}

describe('useScrolls', () => {
  it('follows whether the content is higher than its box', () => {
    stubPageSize();
    const { box, size } = boxOf(100);
    const { result, unmount } = renderHook(() => useScrolls({ current: box }));
    act(tellPageSize);
    expect(result.current).toBe(false);
    size.scrollHeight = 101;
    act(tellPageSize);
    expect(result.current).toBe(true);
    size.clientHeight = 200;
    act(tellPageSize);
    expect(result.current).toBe(false);
    unmount();
  });

  it('is false without a box, and in a browser without observers', () => {
    stubPageSize();
    expect(renderHook(() => useScrolls({ current: null })).result.current).toBe(false);
    vi.stubGlobal('ResizeObserver', undefined);
    const { box } = boxOf(500);
    expect(renderHook(() => useScrolls({ current: box })).result.current).toBe(false);
  });
});
