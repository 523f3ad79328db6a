import { afterEach, describe, expect, it, vi } from 'vitest';
import { isIos } from '../../../renderer/browser/device.ts';

afterEach(() => vi.unstubAllGlobals());

describe('isIos', () => {
  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
    ['an iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)', 5, true],
    ['an older iPad', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, true],
    ['a newer iPad', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['an iPad with few touch points', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 2, true],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['a Mac with one touch point', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 1, false],
    ['a phone with Android', 'Mozilla/5.0 (Linux; Android 15; K)', 5, false],
    ['a PC with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, false],
  ])('recognises %s', (_, userAgent, maxTouchPoints, expected) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
    expect(isIos()).toBe(expected);
  });

  it('returns false while the server prerenders a page', () => {
    vi.stubGlobal('navigator', undefined);
    expect(isIos()).toBe(false);
  });
});
