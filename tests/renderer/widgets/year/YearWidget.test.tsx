// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../../../support/fieldOnPage.ts';

describe('YearWidget', () => {
  it('offers the years between its limits, and stores the chosen year', async () => {
    const year = { type: 'string', integerText: true, minValue: '1997', maxValue: '2026' };
    const { store } = await show(year, { ui: { 'ui:widget': 'year' } });
    const list = screen.getByLabelText<HTMLSelectElement>('It');
    expect([list.options.length, list.options[1]?.value, [...list.options].at(-1)?.value]).toEqual([
      31,
      '2026',
      '1997',
    ]);
    fireEvent.change(list, { target: { value: '2001' } });
    expect(store.get('/it')).toBe('2001');
    act(() => store.set('/it', '1980'));
    expect(list.value).toBe('1980');
  });
});
