// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { quietFrame } from '../../../playground/frame/quietFrame.ts';

const focus = HTMLElement.prototype.focus;

describe('quietFrame', () => {
  beforeAll(() => quietFrame(window));
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
    HTMLElement.prototype.focus = focus;
  });

  it.each([
    ['/home', true],
    ['#main', false],
  ])('a link to %s: stays in the frame: %s', (href, isPrevented) => {
    document.body.innerHTML = `<a href="${href}">Link</a>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('a')?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(isPrevented);
  });

  it('does not ask before the page is closed', () => {
    const asked = vi.fn();
    window.addEventListener('beforeunload', asked);
    window.dispatchEvent(new Event('beforeunload'));
    expect(asked).not.toHaveBeenCalled();
  });
});
