// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { errorAt, give, show } from '../../../support/fieldOnPage.ts';
import { renderFields } from '../../../support/renderFields.tsx';

afterEach(cleanup);

const DATE = { type: 'string', hkDate: true };

describe('DateWidget', () => {
  describe('a date in three inputs on the page', () => {
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

  it.each([
    '29/02/2023',
    '31/04/2026',
    '00/01/2026',
    '1/13/2026',
    '01/01/26',
    '32/1/1899',
    '29022023',
    '2026年13月1日',
  ])('B-43: %s remains in the input and is rejected', async (text) => {
    const { store } = await show(DATE);
    const box = screen.getByLabelText<HTMLInputElement>('It');
    give(box, text);
    expect(errorAt(store)).toBe('validation_invalidDate');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.value).not.toBe('');
  });

  it.each([
    ['1/1/2026', '01/01/2026'],
    ['１／１／２０２６', '01/01/2026'],
    ['29.2.2024', '29/02/2024'],
    ['29022024', '29/02/2024'],
    ['2024年2月29日', '29/02/2024'],
  ])('B-43: %s is normalised to %s and accepted', async (text, shown) => {
    const { store } = await show(DATE);
    const box = screen.getByLabelText<HTMLInputElement>('It');
    give(box, text);
    expect([errorAt(store), store.get('/it'), box.value]).toEqual([undefined, shown, shown]);
  });

  it.each([
    ['2026-11-20T15:59:59Z', undefined],
    ['2026-11-20T16:00:00Z', 'validation_notBeforeToday'],
  ])(
    'B-44: 20/11/2026 is validated with the day in Hong Kong: at %s, error %s',
    async (now, key) => {
      const { store } = await show({ ...DATE, dateMin: 'today' }, { now });
      give(screen.getByLabelText('It'), '20/11/2026');
      expect(errorAt(store)).toBe(key);
    },
  );

  it('has no calendar if it is read-only', async () => {
    const form = await makeForm({ it: DATE });
    renderFields({ store: form.store(), readOnly: true });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
