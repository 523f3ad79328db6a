// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { leaf } from '../../../support/planNodes.ts';
import { itsBox, showField, typeInto } from '../../support/showField.tsx';

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
