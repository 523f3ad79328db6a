import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { useState } from 'react';
import type { FoundAddress } from '#engine';
import { listConduct } from '../../widgets/combobox/listConduct.ts';

interface AddressListInput {
  /** Of the search box. */
  readonly id: string;
  readonly text: string;
  readonly found: readonly FoundAddress[];
  readonly onChoose: (chosen: FoundAddress) => void;
}

/**
 * The list of found addresses: open or not, which the keys have reached. Leaving chooses nothing. What
 * comes once the box was left waits until somebody comes back: a list that opens takes the focus.
 *
 * @returns the list, and what its box tells it
 */
export function useAddressList({ id, text, found, onChoose }: AddressListInput) {
  const [isClosed, setClosed] = useState(false);
  const [isLeft, setLeft] = useState(false);
  const list: UseComboboxReturnValue<FoundAddress> = useCombobox<FoundAddress>({
    ...listConduct(id, onChoose),
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
      // An open list is closed by the library, which knows what a press in it means.
      onBlur: () => setLeft(!list.isOpen),
    },
  };
}
