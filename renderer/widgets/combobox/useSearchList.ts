import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import type { KeyboardEvent } from 'react';
import type { OptionValue } from '#engine';
import { comboboxOptions } from './comboboxOptions.ts';
import { isImeKey, skipInDownshift } from './imeKeys.ts';
import type { FoundOption } from './searchOptions.ts';
import type { TypedChoice } from './useTypedChoice.ts';

interface SearchedField {
  readonly id: string;
  readonly value: OptionValue | undefined;
}

/**
 * Manages the list below a search input: its open state and the active option. Choosing an option
 * calls `choice`, which also manages the text.
 */
export function useSearchList(
  { id, value }: SearchedField,
  choice: TypedChoice,
  found: readonly FoundOption[],
): UseComboboxReturnValue<FoundOption> {
  return useCombobox<FoundOption>({
    ...comboboxOptions(id, choice.choose),
    items: [...found],
    inputId: id,
    toggleButtonId: `${id}-toggle`,
    inputValue: choice.text,
    selectedItem: found.find((option) => option.value === value) ?? null,
    itemToString: (option) => option?.label ?? '',
  });
}

/**
 * Returns a handler for the keys that the library does not handle. Key presses of an input method
 * are ignored. While the list is open, Enter chooses the only result and never submits the form,
 * and Tab chooses the active option.
 */
export function listKeyHandler(
  list: UseComboboxReturnValue<FoundOption>,
  choice: TypedChoice,
  found: readonly FoundOption[],
): (event: KeyboardEvent<HTMLInputElement>) => void {
  const takeOnly = () => {
    const [only, ...more] = choice.search === '' ? [] : found;
    if (!only || more.length > 0) return;
    choice.choose(only);
    list.closeMenu();
  };
  return (event) => {
    const highlighted = found[list.highlightedIndex];
    if (isImeKey(event)) skipInDownshift(event);
    else if (list.isOpen && event.key === 'Tab' && highlighted) choice.choose(highlighted);
    else if (list.isOpen && event.key === 'Enter' && !highlighted) {
      skipInDownshift(event);
      event.preventDefault();
      takeOnly();
    }
  };
}
