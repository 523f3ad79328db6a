// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PointerContext } from '../../../../renderer/form-context/FormPart.ts';
import { textOf, useOutsideText } from '../../../../renderer/widgets/text/outsideText.ts';
import { leaf } from '../../../support/planNodes.ts';
import { hookInField, showField } from '../../support/showField.tsx';

afterEach(cleanup);

describe('textOf', () => {
  it.each([
    ['text', 'text'],
    ['', ''],
    [7.5, '7.5'],
    [true, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of %j is %j', (value, text) => {
    expect(textOf(value)).toBe(text);
  });
});

describe('useOutsideText', () => {
  it('shows changes of the answer that the input did not make itself', () => {
    const show = vi.fn();
    const typing = { show };
    const { store, unmount } = hookInField(() => useOutsideText(typing));
    act(() => store.set('/it', 'typed', '/it'));
    expect(show).not.toHaveBeenCalled();
    act(() => store.set('/it', 'loaded'));
    act(() => store.set('/it', 7));
    act(() => store.set('/it', undefined));
    act(() => store.set('/it', { part: 'x' }));
    expect(show.mock.calls).toEqual([['loaded'], ['7'], ['']]);
    unmount();
    store.set('/it', 'later');
    expect(show).toHaveBeenCalledTimes(3);
  });

  it('follows nothing outside a form, and in a field without a pointer', () => {
    const show = vi.fn();
    const typing = { show };
    renderHook(() => useOutsideText(typing));
    function Box() {
      useOutsideText(typing);
      return null;
    }
    const { store } = showField(leaf('text'), {
      draw: () => (
        <PointerContext value="">
          <Box />
        </PointerContext>
      ),
    });
    act(() => store.set('/it', 'x'));
    expect(show).not.toHaveBeenCalled();
  });
});
