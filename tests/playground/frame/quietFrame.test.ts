import { JSDOM } from 'jsdom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { quietFrame } from '../../../playground/frame/quietFrame.ts';

// A page of its own: the listeners stay, and would act on the tests of other files.
const { window: page } = new JSDOM('', { pretendToBeVisual: true });
const { document } = page;

describe('quietFrame', () => {
  beforeAll(() => quietFrame(page));
  afterEach(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  it('does not take the focus from another window', () => {
    document.body.innerHTML = '<button>Next</button>';
    const button = document.querySelector('button');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    button?.focus();
    expect(document.activeElement).not.toBe(button);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    button?.focus();
    expect(document.activeElement).toBe(button);
  });

  it.each([
    ['/home', true],
    ['#main', false],
  ])('a link to %s: stays in the frame: %s', (href, isPrevented) => {
    document.body.innerHTML = `<a href="${href}">Link</a>`;
    const event = new page.MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isPrevented);
  });

  it('does not ask before the page is closed', () => {
    const asked = vi.fn();
    page.addEventListener('beforeunload', asked);
    page.dispatchEvent(new page.Event('beforeunload'));
    expect(asked).not.toHaveBeenCalled();
  });
});
