import { type UseComboboxProps, useCombobox } from 'downshift';
import { showOption } from './showOption.ts';

const { stateChangeTypes } = useCombobox;

type ComboboxOptions<Item> = Pick<
  Required<UseComboboxProps<Item>>,
  'menuId' | 'getItemId' | 'scrollIntoView' | 'stateReducer' | 'onStateChange'
>;

/**
 * Returns the library's options for every list below an input. Only Enter and clicks choose an
 * item. A blur does not choose the item under the mouse. Neither a blur nor Escape changes the
 * typed text.
 *
 * @param id id of the input; the ids of the list and its options are derived from it
 * @param choose receives the chosen item
 */
export function comboboxOptions<Item>(
  id: string,
  choose: (chosen: Item) => void,
): ComboboxOptions<Item> {
  return {
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-option-${index}`,
    scrollIntoView: showOption,
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case stateChangeTypes.ItemMouseMove:
          return state;
        case stateChangeTypes.InputBlur:
        case stateChangeTypes.InputKeyDownEscape:
          return { ...state, isOpen: false, highlightedIndex: -1 };
        default:
          return changes;
      }
    },
    onStateChange: ({ type, selectedItem }) => {
      const isChoice =
        type === stateChangeTypes.ItemClick || type === stateChangeTypes.InputKeyDownEnter;
      if (isChoice && selectedItem) choose(selectedItem);
    },
  };
}
