// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BankWindow } from '../../../renderer/browser/BankWindow.ts';

const WORDS = { title: 'Please wait', text: 'The bank’s page opens here.' };
const BANK = 'https://bank.example/1';

/** Returns a window as `window.open` returns it. */
const openedWindow = () => ({
  closed: false,
  opener: window as unknown,
  document: document.implementation.createHTMLDocument(),
  location: { replace: vi.fn() },
  close: vi.fn(),
});

/** Returns a bank window around the result of `window.open`. */
function bankWindow(inner: ReturnType<typeof openedWindow> | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(inner as unknown as Window);
  return { bank: new BankWindow(), open };
}

afterEach(() => vi.restoreAllMocks());

describe('BankWindow', () => {
  it('B-76: reports a window that the browser blocked, and navigates nowhere', () => {
    const { bank } = bankWindow(null);
    expect(bank.open(WORDS)).toBe('blocked');
    expect([bank.go(BANK), bank.looksClosed]).toEqual([false, false]);
  });

  it('B-76: navigates the window to the bank, without an opener', () => {
    const inner = openedWindow();
    const { bank } = bankWindow(inner);
    expect(bank.open(WORDS)).toBe('opened');
    expect(inner.document.body.textContent).toBe(WORDS.text);
    expect(bank.go(BANK)).toBe(true);
    expect(inner.location.replace).toHaveBeenCalledExactlyOnceWith(BANK);
    expect(inner.opener).toBeNull();
  });

  it('B-76: detects a closed window, and opens another window', () => {
    const inner = openedWindow();
    const { bank, open } = bankWindow(inner);
    bank.open(WORDS);
    inner.closed = true;
    expect(bank.looksClosed).toBe(true);
    open.mockReturnValue(openedWindow() as unknown as Window);
    expect([bank.open(WORDS), bank.looksClosed]).toEqual(['opened', false]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//bank.example', ''])(
    'T-30: does not navigate a window to %j',
    (address) => {
      const inner = openedWindow();
      const { bank } = bankWindow(inner);
      bank.open(WORDS);
      expect(bank.go(address)).toBe(false);
      expect(inner.location.replace).not.toHaveBeenCalled();
    },
  );
});
