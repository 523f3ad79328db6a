// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeForm } from '../../../engine/support/makeForm.ts';
import { leaf } from '../../../support/planNodes.ts';
import { renderFields } from '../../../support/renderFields.tsx';
import { itsBox, showField, typeInto } from '../../support/showField.tsx';

beforeEach(() => vi.useFakeTimers());

/** Returns the input of an amount with the real store, after this text was typed and blurred. */
async function leftBox(typed: string) {
  const store = (await makeForm({ it: { type: 'string', amount: true } })).store();
  renderFields({ store, texts: { 'it.label': 'It' } });
  const box = screen.getByLabelText<HTMLInputElement>('It');
  box.focus();
  edit(box, typed, typed.length);
  leave(box);
  const state = () => ({
    shown: box.value,
    kept: store.get('/it'),
    wrong: store.error('/it')?.key ?? '',
  });
  return { box, state };
}

/** Edits like a browser: sets the text and the caret first, then fires the event. */
function edit(box: HTMLInputElement, text: string, caret: number) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.setSelectionRange(caret, caret);
  fireEvent(box, new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

function leave(box: HTMLInputElement) {
  act(() => {
    box.blur();
    vi.runAllTimers();
  });
}

/** Focuses the input again and sets the caret or a selection in its text. */
function comeBack(box: HTMLInputElement, from: number, to = from) {
  box.focus();
  box.setSelectionRange(from, to);
  fireEvent.keyUp(box, { key: 'Tab' });
  return [box.value, box.selectionStart, box.selectionEnd];
}

describe('AmountWidget', () => {
  it('U-19: groups thousands on blur, stores plain digits, and does not change typed text', () => {
    const { store } = showField(leaf('money', { spelling: ['ungrouped'] }));
    const box = itsBox();
    typeInto(box, '1,234,567.5');
    typeInto(box, '1234567.5');
    expect(box.value).toBe('1234567.5');
    fireEvent.blur(box);
    expect(store.get('/it')).toBe('1234567.5');
    expect(box.value).toBe('1,234,567.5');
    fireEvent.blur(box);
    expect(store.get('/it')).toBe('1234567.5');
    typeInto(box, '9,876.5');
    fireEvent.blur(box);
    expect([store.get('/it'), box.value]).toEqual(['9876.5', '9,876.5']);
    expect(screen.getByText('HK$').id).toBe(box.getAttribute('aria-describedby'));
    expect(box.getAttribute('spellcheck')).toBe('false');
  });

  it('has the currency of the definition', () => {
    showField(leaf('money', { ui: { 'ui:options': { prefix: 'US$' } } }));
    expect(screen.getByText('US$').id).toBe(itsBox().getAttribute('aria-describedby'));
    expect(screen.queryByText('HK$')).toBeNull();
  });
});

describe('AmountWidget: an amount that was grouped on blur', () => {
  it.each([
    ['1,234', 5, '1234', 4],
    ['1,234', 0, '1234', 0],
    ['1,234', 1, '1234', 1],
    ['1,234', 2, '1234', 1],
    ['1,234,567.5', 2, '1234567.5', 1],
    ['1,234,567.5', 6, '1234567.5', 4],
    ['1,234,567.5', 11, '1234567.5', 9],
  ])(
    'U-19: %j, focused at %i, becomes %j with the caret at %i',
    async (grouped, at, digits, caret) => {
      const { box } = await leftBox(digits);
      expect(box.value).toBe(grouped);
      expect(comeBack(box, at)).toEqual([digits, caret, caret]);
    },
  );

  it('U-19: keeps the selected digits selected', async () => {
    const { box } = await leftBox('1234567.5');
    expect(comeBack(box, 0, 11)).toEqual(['1234567.5', 0, 9]);
    leave(box);
    expect(comeBack(box, 2, 5)).toEqual(['1234567.5', 1, 4]);
  });

  it.each([
    ['1234', 5, '5', '12345', 5, '12,345'],
    ['12345', 6, '', '1234', 4, '1,234'],
    ['1234567.5', 3, '9', '12934567.5', 3, '12,934,567.5'],
    ['1234', 2, '', '234', 0, '234'],
    ['1234', 5, '.5', '1234.5', 6, '1,234.5'],
    ['999', 3, '0', '9990', 4, '9,990'],
  ])(
    'U-19: %j, edited at %i with %j, becomes %j with the caret at %i, and %j on blur',
    async (...row) => {
      const [first, at, typed, then, caret, shown] = row;
      const { box, state } = await leftBox(first);
      comeBack(box, at);
      const place = box.selectionStart ?? 0;
      const kept = box.value.slice(0, typed === '' ? place - 1 : place) + typed;
      edit(box, kept + box.value.slice(place), kept.length);
      expect([box.value, box.selectionStart]).toEqual([then, caret]);
      leave(box);
      expect(state()).toEqual({ shown, kept: then, wrong: '' });
    },
  );

  it('B-47: still rejects commas that the applicant typed in the wrong places', async () => {
    const { box, state } = await leftBox('1000');
    comeBack(box, 0, box.value.length);
    edit(box, '1,00,0', 6);
    leave(box);
    const wrong = { shown: '1,00,0', kept: '1,00,0', wrong: 'validation_invalidAmount' };
    expect(state()).toEqual(wrong);
    expect(comeBack(box, 6)).toEqual(['1,00,0', 6, 6]);
    leave(box);
    expect(state()).toEqual(wrong);
  });

  it('is grouped again on blur without an edit, and keeps its stored value', async () => {
    const { box, state } = await leftBox('1234');
    comeBack(box, 3);
    leave(box);
    expect(state()).toEqual({ shown: '1,234', kept: '1234', wrong: '' });
  });

  it('keeps its commas if it is read-only', async () => {
    const { box } = await leftBox('1234');
    box.readOnly = true;
    expect(comeBack(box, 5)).toEqual(['1,234', 5, 5]);
  });
});
