// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorAt, give, show } from '../../../support/fieldOnPage.ts';

describe('MonthYearWidget', () => {
  it.each([
    ['1/2027', '01/2027', undefined],
    ['2027年1月', '01/2027', undefined],
    ['13/2026', '13/2026', 'validation_invalidDate'],
    ['12/26', '12/26', 'validation_invalidDate'],
    ['10/2026', '10/2026', 'validation_notBeforeToday'],
  ])('B-43: a month typed as %s is stored as %s with the error %s', async (text, shown, key) => {
    const { store } = await show({ type: 'string', monthYear: true, dateMin: 'today' });
    const box = screen.getByLabelText<HTMLInputElement>('It');
    give(box, text);
    expect([box.value, store.get('/it'), errorAt(store)]).toEqual([shown, shown, key]);
  });
});
