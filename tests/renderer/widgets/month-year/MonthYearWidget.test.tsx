// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorAt, give, show } from '../../../support/fieldOnPage.ts';
import { leaf } from '../../../support/planNodes.ts';
import { itsBox, showField, typeInto } from '../../support/showField.tsx';

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

  it('inserts the slash only while text is typed at the end', () => {
    showField(leaf('monthYear'));
    const box = itsBox();
    expect(box.getAttribute('spellcheck')).toBe('false');
    typeInto(box, '12');
    expect(box.value).toBe('12/');
    typeInto(box, '12', { inputType: 'deleteContentBackward' });
    expect(box.value).toBe('12');
    typeInto(box, '11', {}, 1);
    expect(box.value).toBe('11');
  });

  it('parses a pasted month in another spelling', () => {
    const { store } = showField(leaf('monthYear'));
    fireEvent.paste(itsBox(), { clipboardData: { getData: () => '2027年1月' } });
    expect([itsBox().value, store.get('/it')]).toEqual(['01/2027', '01/2027']);
  });
});
