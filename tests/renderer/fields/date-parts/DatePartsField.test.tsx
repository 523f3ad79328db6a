// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { give, show } from '../../../support/fieldOnPage.ts';

afterEach(cleanup);

describe('DatePartsField', () => {
  const PARTS = {
    type: 'object',
    dateParts: { day: 'd', month: 'm', year: 'y' },
    properties: { d: { type: 'string' }, m: { type: 'string' }, y: { type: 'string' } },
  };
  const boxes = () =>
    ['d', 'm', 'y'].map((key) => document.querySelector<HTMLInputElement>(`#f-it-${key}`));

  it.each([
    ['1', '1', '2026', undefined],
    ['29', '2', '2023', 'validation_invalidDate'],
    ['31', '04', '2026', 'validation_invalidDate'],
    ['1', '1', '26', 'validation_invalidDate'],
  ])('B-43: %s, %s and %s are one date with at most one error: %s', async (d, m, y, key) => {
    const { store } = await show(PARTS, { ui: { 'ui:field': 'date-parts' } });
    boxes().forEach((box, index) => {
      if (box) give(box, [d, m, y][index] ?? '');
    });
    expect([store.error('/it')?.key, store.shownErrors().length]).toEqual([key, key ? 1 : 0]);
    const wrong = boxes().map((box) => box?.getAttribute('aria-invalid'));
    expect(wrong).toEqual(Array(3).fill(key ? 'true' : null));
  });

  it('splits a whole date that is pasted into one input, and announces it', async () => {
    const { store } = await show(PARTS, { ui: { 'ui:field': 'date-parts' } });
    const [day] = boxes();
    if (!day) throw new TypeError('Cannot find the day');
    const paste = (text: string) =>
      fireEvent.paste(day, { clipboardData: { getData: () => text } });
    expect(paste('12')).toBe(true);
    expect(paste('2026-12-01')).toBe(false);
    expect(boxes().map((box) => box?.value)).toEqual(['01', '12', '2026']);
    expect(store.get('/it')).toEqual({ d: '01', m: '12', y: '2026' });
    expect(document.querySelector('[aria-live]')?.textContent).toContain('01/12/2026');
  });
});
