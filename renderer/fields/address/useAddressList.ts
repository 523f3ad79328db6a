import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useState } from 'react';
import type { FoundAddress } from '#engine';
import { comboboxOptions } from '../../widgets/combobox/comboboxOptions.ts';

interface AddressListInput {
  /** Id of the search box. */
  readonly id: string;
  readonly text: string;
  readonly found: readonly FoundAddress[];
  readonly onChoose: (chosen: FoundAddress) => void;
}

/**
 * Manages the list of found addresses: its open state and the active option. A blur does not choose
 * an address. Results that arrive after a blur are shown when the input has the focus again,
 * because a list that opens would take the focus.
 *
 * @returns the list, and the focus handlers of its input
 */
export function useAddressList({ id, text, found, onChoose }: AddressListInput) {
  const [isClosed, setClosed] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const list: UseComboboxReturnValue<FoundAddress> = useCombobox<FoundAddress>({
    ...comboboxOptions(id, onChoose),
    items: [...found],
    inputId: id,
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    isOpen: !isClosed && !isLeft && found.length > 0,
    onIsOpenChange: ({ isOpen }) => setClosed(!isOpen),
  });
  return {
    list,
    onBox: {
      onFocus: () => setLeft(false),
      // The library closes an open list itself, because the blur may come from a press inside the
      // list.
      onBlur: () => setLeft(!list.isOpen),
    },
  };
}
