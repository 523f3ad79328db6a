// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackToTop } from '../../../renderer/layout/BackToTop.tsx';
import { inPortal } from '../../support/inPortal.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('BackToTop', () => {
  it.each([
    [0, 0],
    [20, 0],
    [21, 1],
  ])('U-57: scrolled by %i px, is rendered %i times', async (scrollY, times) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(scrollY);
    await inPortal(<BackToTop />);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(screen.queryAllByRole('button', { name: 'Back to top' })).toHaveLength(times);
  });

  it('U-57: scrolls to the top, and moves the focus there', async () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
    await inPortal(
      <>
        <main id="main" tabIndex={-1} />
        <BackToTop />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Back to top' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });

  it('does not follow the page after it is unmounted', async () => {
    const removed = vi.spyOn(window, 'removeEventListener');
    const { unmount } = await inPortal(<BackToTop />);
    unmount();
    expect(removed).toHaveBeenCalledWith('scroll', expect.any(Function));
  });
});
