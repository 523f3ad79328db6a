import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { describe, expect, it, vi } from 'vitest';
import { comboboxOptions } from '../../../../renderer/widgets/combobox/comboboxOptions.ts';

const { stateChangeTypes: types } = useCombobox;
const STATE: UseComboboxState<string> = {
  isOpen: true,
  highlightedIndex: 1,
  inputValue: 'wan',
  selectedItem: null,
};
const PROPS = { items: ['Wan Chai'] } as unknown as UseComboboxStateChangeOptions<string>['props'];
const CHANGES = { ...STATE, inputValue: '', highlightedIndex: 0, selectedItem: 'Wan Chai' };

describe('comboboxOptions', () => {
  it('derives the ids of the list and its options from the id of the input', () => {
    const { menuId, getItemId } = comboboxOptions('f-it', vi.fn());
    expect([menuId, getItemId(2)]).toEqual(['f-it-list', 'f-it-option-2']);
  });

  it.each([
    ['a blur', types.InputBlur],
    ['Escape', types.InputKeyDownEscape],
  ] as const)('%s closes the list, and keeps the typed text', (_, type) => {
    const { stateReducer } = comboboxOptions<string>('f-it', vi.fn());
    const next = stateReducer(STATE, { type, changes: CHANGES, props: PROPS });
    expect(next).toEqual({ ...STATE, isOpen: false, highlightedIndex: -1 });
  });

  it('keeps the active option under a moving mouse, and accepts other changes', () => {
    const { stateReducer } = comboboxOptions<string>('f-it', vi.fn());
    const moved = stateReducer(STATE, {
      type: types.ItemMouseMove,
      changes: CHANGES,
      props: PROPS,
      index: 0,
    });
    expect(moved).toBe(STATE);
    const changed = stateReducer(STATE, {
      type: types.InputChange,
      changes: CHANGES,
      props: PROPS,
    });
    expect(changed).toBe(CHANGES);
  });

  it.each([
    ['a click', types.ItemClick, 1],
    ['Enter', types.InputKeyDownEnter, 1],
    ['a blur', types.InputBlur, 0],
    ['typing', types.InputChange, 0],
  ] as const)('%s chooses the option %#: %i times', (_, type, times) => {
    const choose = vi.fn();
    const { onStateChange } = comboboxOptions<string>('f-it', choose);
    onStateChange({ type, selectedItem: 'Wan Chai' });
    onStateChange({ type, selectedItem: null });
    expect(choose.mock.calls).toEqual(Array(times).fill(['Wan Chai']));
  });
});
