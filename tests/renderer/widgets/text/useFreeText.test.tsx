// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type FreeTextBehaviour,
  useFreeText,
} from '../../../../renderer/widgets/text/useFreeText.ts';
import { leaf } from '../../../support/planNodes.ts';
import { itsBox, showField, typeInto } from '../../support/showField.tsx';

afterEach(cleanup);

interface BoxProps extends Partial<FreeTextBehaviour> {
  readonly type?: string;
  readonly isFixed?: boolean;
}

function Box({ type = 'text', isFixed = false, ...behaviour }: BoxProps) {
  const text = useFreeText<HTMLInputElement>({
    value: undefined,
    onChange: () => undefined,
    onLeave: () => undefined,
    ...behaviour,
  });
  return <input type={type} readOnly={isFixed} {...text} />;
}

/** Renders an input with this behaviour, outside a form. */
function boxWith(props: BoxProps) {
  const onChange = vi.fn();
  const { container, rerender } = render(<Box onChange={onChange} {...props} />);
  return { box: inputIn(container), onChange, rerender };
}

function inputIn(container: HTMLElement): HTMLInputElement {
  const box = container.querySelector('input');
  if (!box) throw new TypeError('Cannot find the input');
  return box;
}

/** @returns whether the browser pastes the text itself */
const paste = (box: HTMLInputElement, text: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => text } });

describe('useFreeText: a text input', () => {
  it('removes its answer when the text is empty', () => {
    const { store } = showField(leaf('text'), { data: { it: 'a' } });
    const box = itsBox();
    fireEvent.input(box, { target: { value: '' } });
    expect(store.data()).toEqual({});
  });

  it('U-18: stores nothing during a composition, and the text after it', () => {
    const { store } = showField(leaf('text'));
    const box = itsBox();
    fireEvent.compositionStart(box);
    typeInto(box, 'ㄔ', { isComposing: true });
    typeInto(box, 'ㄔㄣ', { isComposing: true });
    expect(store.calls).toEqual([]);
    typeInto(box, '陳', { isComposing: true });
    fireEvent.compositionEnd(box, { data: '陳' });
    expect(store.get('/it')).toBe('陳');
    expect(store.calls).toEqual(['set /it "陳"']);
  });

  it('shows a value set in the store, even if React rendered the same value last', () => {
    const { store } = showField(leaf('text'), { data: { it: 'first' } });
    const box = itsBox();
    typeInto(box, 'typed since');
    act(() => store.set('/it', 'first'));
    expect(box.value).toBe('first');
  });

  it('stores on blur a text that was filled in without an input event', () => {
    const { store } = showField(leaf('text'));
    const box = itsBox();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'filled');
    fireEvent.blur(box);
    expect(store.get('/it')).toBe('filled');
  });
});

describe('useFreeText: typing', () => {
  it('U-18: reports nothing during a composition whose events do not mention it', () => {
    const { box, onChange } = boxWith({});
    fireEvent.compositionStart(box);
    typeInto(box, 'c');
    expect(onChange).not.toHaveBeenCalled();
    typeInto(box, '陳');
    fireEvent.compositionEnd(box);
    expect(onChange.mock.calls).toEqual([['陳']]);
    typeInto(box, '陳大文');
    expect(onChange).toHaveBeenLastCalledWith('陳大文');
  });

  it('writes the retyped text, and keeps a caret inside the text', () => {
    const retype = vi.fn((text: string) => text.toUpperCase());
    const { box, onChange } = boxWith({ retype });
    typeInto(box, 'ab');
    expect([box.value, onChange.mock.lastCall]).toEqual(['AB', ['AB']]);
    expect(retype).toHaveBeenLastCalledWith('ab', { isInsertion: true, isAtEnd: true });
    typeInto(box, 'AxB', { inputType: 'deleteContentForward' }, 2);
    expect(retype).toHaveBeenLastCalledWith('AxB', { isInsertion: false, isAtEnd: false });
    expect([box.value, box.selectionStart]).toEqual(['AXB', 2]);
  });

  it('does not overwrite a composition with a text from outside', () => {
    const { box, rerender } = boxWith({ value: 'a' });
    fireEvent.compositionStart(box);
    box.value = 'a陳';
    rerender(<Box value="b" />);
    expect(box.value).toBe('a陳');
  });

  it('reports a text that was typed before hydration, unless the page had a text', () => {
    const hydrated = (value: string | undefined, typed: string) => {
      const onChange = vi.fn();
      const container = document.createElement('div');
      const view = <Box value={value} onChange={onChange} />;
      container.innerHTML = renderToString(view);
      inputIn(container).value = typed;
      render(view, { container, hydrate: true });
      return [inputIn(container).value, onChange.mock.calls];
    };
    expect(hydrated(undefined, 'typed')).toEqual(['typed', [['typed']]]);
    expect(hydrated(undefined, '')).toEqual(['', []]);
    expect(hydrated('CHAN', 'CHAN')).toEqual(['CHAN', []]);
  });
});

describe('useFreeText: pasting and leaving', () => {
  const readPasted = (text: string) => (text === 'one' ? '1' : undefined);

  it('converts a text that replaces the whole text, and leaves other texts to the browser', () => {
    const { box, onChange } = boxWith({ readPasted });
    expect(paste(box, 'two')).toBe(true);
    expect(paste(box, 'one')).toBe(false);
    expect([box.value, onChange.mock.calls]).toEqual(['1', [['1']]]);
    box.setSelectionRange(1, 1);
    expect(paste(box, 'one')).toBe(true);
    box.setSelectionRange(0, 1);
    expect(paste(box, 'one')).toBe(false);
  });

  it('B-16: removes direction marks around a pasted text, at the caret', () => {
    const { box } = boxWith({ value: 'AB' });
    box.setSelectionRange(1, 1);
    expect(paste(box, '\u202ax\u202c')).toBe(false);
    expect([box.value, box.selectionStart]).toEqual(['AxB', 2]);
  });

  it('leaves a paste to the browser if it is read-only, or has no selection', () => {
    const fixed = boxWith({ readPasted, isFixed: true });
    expect([paste(fixed.box, 'one'), fixed.box.value]).toEqual([true, '']);
    const email = boxWith({ readPasted, type: 'email' });
    expect([paste(email.box, 'one'), email.box.value]).toEqual([true, '']);
  });

  it('converts the text on blur, before it calls onLeave', () => {
    const calls: unknown[] = [];
    const { box } = boxWith({
      readLeft: (text) => text.trim(),
      onChange: (text) => calls.push(text),
      onLeave: () => calls.push('left'),
    });
    typeInto(box, ' a ');
    fireEvent.blur(box);
    expect([box.value, calls]).toEqual(['a', [' a ', 'a', 'left']]);
    typeInto(box, '');
    expect(calls.at(-1)).toBeUndefined();
  });
});

describe('useFreeText: a display form', () => {
  const display = (text: string, isTyping: boolean) => (isTyping ? text : `(${text})`);

  it('is shown until the user places the caret, and again on blur', () => {
    const { box, onChange } = boxWith({ value: '12', display });
    expect(box.value).toBe('(12)');
    box.setSelectionRange(2, 2);
    fireEvent.select(box);
    expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['12', 1, 1]);
    fireEvent.select(box);
    expect(box.value).toBe('12');
    fireEvent.blur(box);
    expect([box.value, onChange.mock.calls]).toEqual(['(12)', []]);
  });

  it('stays in a read-only input', () => {
    const { box } = boxWith({ value: '12', display, isFixed: true });
    fireEvent.select(box);
    expect(box.value).toBe('(12)');
  });

  it('follows a text from outside', () => {
    const { box, rerender } = boxWith({ value: '12', display });
    rerender(<Box value="34" display={display} />);
    expect(box.value).toBe('(34)');
  });
});
