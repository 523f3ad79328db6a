// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  drawError,
  drawHelp,
  drawMark,
  drawRequired,
  errorWords,
} from '../../../renderer/templates/fieldWords.tsx';

afterEach(cleanup);

const word = (key: string) => key;
const htmlOf = (element: Parameters<typeof render>[0]) => render(element).container.innerHTML;

describe('fieldWords', () => {
  it('drawHelp: has the id that describes the input', () => {
    const help = drawHelp('f-it', 'As on your card');
    expect(htmlOf(help)).toBe('<div id="f-it-help" class="field-help">As on your card</div>');
    expect(drawHelp('f-it', undefined)).toBeUndefined();
  });

  it('drawError: has the prefix for screen readers', () => {
    const { container } = render(drawError('f-it', 'Wrong', word));
    expect(container.querySelector('#f-it-error.field-error')?.textContent).toBe(
      'error.prefix Wrong',
    );
    expect(drawError('f-it', undefined, word)).toBeUndefined();
  });

  it('errorWords: hides the prefix visually', () => {
    const { container } = render(errorWords('Wrong', word));
    expect(container.querySelector('.visually-hidden')?.textContent).toBe('error.prefix ');
    expect(container.textContent).toBe('error.prefix Wrong');
  });

  it.each(['autofilled', 'edited'] as const)('drawMark: shows the mark %s', (mark) => {
    const { container } = render(drawMark('f-it', mark, word));
    expect(container.querySelector(`#f-it-mark.field-mark-${mark}`)?.textContent).toBe(
      `mark.${mark}`,
    );
  });

  it('drawMark: draws nothing without a mark', () => {
    expect(drawMark('f-it', undefined, word)).toBeUndefined();
  });

  it.each([
    [true, 'true'],
    [false, null],
  ])('drawRequired: is hidden from screen readers: %s', (isHidden, hidden) => {
    const { container } = render(drawRequired(word, isHidden));
    const required = container.querySelector('.field-required');
    expect([required?.textContent, required?.getAttribute('aria-hidden')]).toEqual([
      ' required',
      hidden,
    ]);
  });
});
