import { type UseComboboxProps, useCombobox } from 'downshift';
import { showOption } from './showOption.ts';

const { stateChangeTypes } = useCombobox;

type Conduct<Item> = Pick<
  Required<UseComboboxProps<Item>>,
  'menuId' | 'getItemId' | 'scrollIntoView' | 'stateReducer' | 'onStateChange'
>;

/**
 * What every list under a box of ours does: only keys and clicks choose. What lies under the mouse is not
 * chosen by leaving, and neither leaving nor Escape changes what is typed.
 *
 * @param id of the box; the ids of the list and its options follow from it
 * @param choose takes what was chosen
 */
export function listConduct<Item>(id: string, choose: (chosen: Item) => void): Conduct<Item> {
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
