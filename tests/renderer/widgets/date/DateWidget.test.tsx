// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { errorAt, give, show } from '../../../support/fieldOnPage.ts';
import { leaf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { itsBox, showField, typeInto } from '../../support/showField.tsx';

afterEach(cleanup);

const DATE = { type: 'string', hkDate: true };

describe('DateWidget', () => {
  it('U-11: inserts slashes only while text is typed at the end', () => {
    const { store } = showField(leaf('date'));
    const box = itsBox();
    typeInto(box, '01');
    expect(box.value).toBe('01/');
    typeInto(box, '01/1');
    typeInto(box, '01/12');
    expect(box.value).toBe('01/12/');
    typeInto(box, '01/12/2026');
    expect(store.get('/it')).toBe('01/12/2026');
    typeInto(box, '01/12', { inputType: 'deleteContentBackward' });
    expect(box.value).toBe('01/12');
    typeInto(box, '01', {}, 1);
    expect(box.value).toBe('01');
  });

  it('parses a pasted date in another spelling', () => {
    const { store } = showField(leaf('date'));
    const box = itsBox();
    fireEvent.paste(box, { clipboardData: { getData: () => '2026年12月1日' } });
    expect(box.value).toBe('01/12/2026');
    expect(store.get('/it')).toBe('01/12/2026');
  });

  it('has a calendar unless it is disabled or read-only, and no spell check', () => {
    const hasCalendar = () => screen.queryByRole('button') !== null;
    showField(leaf('date'));
    expect([hasCalendar(), itsBox().getAttribute('spellcheck')]).toEqual([true, 'false']);
    showField(leaf('date', { ui: { 'ui:disabled': true } }));
    expect(hasCalendar()).toBe(false);
    showField(leaf('date', { ui: { 'ui:readonly': true } }));
    expect(hasCalendar()).toBe(false);
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
