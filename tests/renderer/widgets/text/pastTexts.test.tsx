// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '../../../support/fieldOnPage.ts';

const AMOUNT = { type: 'string', amount: true };
const DATE = { type: 'string', hkDate: true };

/** Returns the input of a field with the real store, and functions that act like a browser. */
async function boxOf(field: Parameters<typeof show>[0], options?: Parameters<typeof show>[1]) {
  const { store } = await show(field, options);
  const box = screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(/^It/);
  box.focus();
  const edit = (text: string, event: Event) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, text);
    box.setSelectionRange(text.length, text.length);
    fireEvent(box, event);
  };
  const typed = (inputType: string) => new InputEvent('input', { bubbles: true, inputType });
  const type = (text: string) => {
    for (const character of text) edit(box.value + character, typed('insertText'));
  };
  const replace = (text: string) => edit(text, typed('insertText'));
  const fill = (text: string) => edit(text, new Event('input', { bubbles: true }));
  const paste = (text: string) => fireEvent.paste(box, { clipboardData: { getData: () => text } });
  /** Waits for lazy-loaded code. */
  const settle = () => act(() => vi.dynamicImportSettled());
  const comeBack = async () => {
    act(() => box.blur());
    await settle();
    box.focus();
    fireEvent.keyUp(box, { key: 'Tab' });
  };
  /** @returns the text after each press: `z` undoes, `y` and `Z` redo */
  const press = (keys: string) =>
    [...keys].map((key) => {
      fireEvent.keyDown(box, { key, ctrlKey: true, shiftKey: key === 'Z' });
      return box.value;
    });
  /** Checks whether the browser may perform this type of input. */
  const ask = (inputType: string) =>
    fireEvent(box, new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType }));
  return { box, store, type, replace, fill, paste, settle, comeBack, press, ask };
}

describe('undo and redo in an input that our code has changed', () => {
  it('U-19: revert and restore an amount that was grouped on blur', async () => {
    const { store, type, comeBack, press } = await boxOf(AMOUNT);
    type('12000');
    await comeBack();
    expect(press('zzyZ')).toEqual(['', '', '12000', '12000']);
    expect(store.get('/it')).toBe('12000');
    type('500');
    expect(press('zzyy')).toEqual(['12000', '', '12000', '12000500']);
    press('z');
    expect(store.get('/it')).toBe('12000');
  });

  it('accept their keys while Caps Lock is on', async () => {
    const { box, type, comeBack } = await boxOf(AMOUNT);
    type('12000');
    await comeBack();
    const press = (key: string, shiftKey = false) => {
      fireEvent.keyDown(box, { key, ctrlKey: true, shiftKey });
      return box.value;
    };
    expect([press('Z'), press('Y'), press('Z'), press('z', true)]).toEqual([
      '',
      '12000',
      '',
      '12000',
    ]);
  });

  it('U-11: revert a whole date with inserted slashes', async () => {
    const { store, type, replace, settle, press } = await boxOf(DATE);
    type('01');
    await settle();
    type('122026');
    replace('1');
    type('5122026');
    expect(press('zzyy')).toEqual(['01/12/2026', '', '01/12/2026', '15/12/2026']);
    expect(store.get('/it')).toBe('15/12/2026');
  });

  it('revert a date that was normalised on blur', async () => {
    const { type, comeBack, press } = await boxOf(DATE);
    type('1 Dec 2026');
    await comeBack();
    expect(press('zzyy')).toEqual(['1 Dec 2026', '', '1 Dec 2026', '01/12/2026']);
  });

  it('U-19: work at once when the input is focused again', async () => {
    const { box, type, settle, press } = await boxOf(DATE);
    type('1 Dec 2026');
    await settle();
    act(() => box.blur());
    // No other task runs before the next key.
    await Promise.resolve();
    box.focus();
    expect(press('zz')).toEqual(['1 Dec 2026', '']);
  });

  it('revert a value that was set in the store after text was typed', async () => {
    const { box, store, type, settle, press } = await boxOf({ type: 'string' });
    type('CHAN');
    act(() => store.set('/it', 'WONG'));
    await settle();
    expect(box.value).toBe('WONG');
    expect(press('zzy')).toEqual(['CHAN', '', 'CHAN']);
  });

  it('keep a value that was set in the store before text was typed', async () => {
    const { store, type, settle, press } = await boxOf({ type: 'string' });
    act(() => store.set('/it', 'WONG'));
    await settle();
    type(' SIU');
    expect(press('zz')).toEqual(['WONG', 'WONG']);
  });

  it.each([
    ['as the first change by our code', false],
    ['after an earlier change by our code', true],
  ])('revert only a paste with invisible marks: %s', async (_, isLater) => {
    const { store, type, paste, settle, press } = await boxOf({ type: 'string' });
    if (isLater) {
      paste('\u202aMR\u202c');
      await settle();
    }
    const before = isLater ? 'MR CHAN' : 'CHAN';
    type(isLater ? ' CHAN' : 'CHAN');
    paste('\u202a TAI\u202c');
    await settle();
    type(' MAN');
    expect(store.get('/it')).toBe(`${before} TAI MAN`);
    expect(press('zzz')).toEqual([`${before} TAI`, before, isLater ? 'MR' : '']);
    expect(press('yyyy')).toEqual([
      before,
      `${before} TAI`,
      `${before} TAI MAN`,
      `${before} TAI MAN`,
    ]);
  });

  it('revert a text that the browser filled in', async () => {
    const { fill, settle, press } = await boxOf({ type: 'string' });
    fill('CHAN TAI MAN');
    await settle();
    expect(press('zy')).toEqual(['', 'CHAN TAI MAN']);
  });

  it('set the caret after the changed text', async () => {
    const { box, type, settle, replace, press } = await boxOf(
      { type: 'string', maxChars: 200 },
      { ui: { 'ui:widget': 'textarea' } },
    );
    type('first\nlast');
    await settle();
    expect(box.value).toBe('first last');
    replace('second last');
    expect([press('z'), box.selectionStart]).toEqual([['first last'], 'first'.length]);
  });

  it('handle menus and gestures instead of the browser', async () => {
    const { box, type, comeBack, ask } = await boxOf(AMOUNT);
    type('12000');
    await comeBack();
    expect([ask('historyUndo'), box.value]).toEqual([false, '']);
    expect([ask('historyRedo'), box.value]).toEqual([false, '12000']);
    expect([ask('historyRedo'), box.value]).toEqual([false, '12000']);
    expect(ask('insertText')).toBe(true);
  });

  it('do nothing in a read-only input', async () => {
    const { box, type, comeBack, press } = await boxOf(AMOUNT);
    type('12000');
    await comeBack();
    box.readOnly = true;
    expect(press('z')).toEqual(['12000']);
  });
});

it('undo is left to the browser in an input that our code has not changed', async () => {
  const { type, comeBack, ask, press } = await boxOf({ type: 'string' });
  type('CHAN');
  await comeBack();
  expect(ask('historyUndo')).toBe(true);
  expect(press('z')).toEqual(['CHAN']);
});
