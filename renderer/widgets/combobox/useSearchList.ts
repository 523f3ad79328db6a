import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import type { KeyboardEvent } from 'react';
import type { OptionValue } from '#engine';
import { isImeKey, silence } from './imeKeys.ts';
import { listConduct } from './listConduct.ts';
import type { FoundOption } from './searchOptions.ts';
import type { TypedChoice } from './useTypedChoice.ts';

interface SearchedField {
  readonly id: string;
  readonly value: OptionValue | undefined;
}

/**
 * The list under a searching box: open or not, which option the keys have reached. Choosing is told
 * to `choice`, which also holds the text.
 */
export function useSearchList(
  { id, value }: SearchedField,
  choice: TypedChoice,
  found: readonly FoundOption[],
): UseComboboxReturnValue<FoundOption> {
  return useCombobox<FoundOption>({
    ...listConduct(id, choice.choose),
    items: [...found],
    inputId: id,
    toggleButtonId: `${id}-toggle`,
    inputValue: choice.text,
    selectedItem: found.find((option) => option.value === value) ?? null,
    itemToString: (option) => option?.label ?? '',
  });
}

/**
 * Keys that the library leaves to us: those of an input method are nobody's; Enter takes the only
 * option that was found, and never sends the form while the list is open; Tab takes the option that
 * the arrow keys reached.
 */
export function pressIn(
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
    const reached = found[list.highlightedIndex];
    if (isImeKey(event)) silence(event);
    else if (list.isOpen && event.key === 'Tab' && reached) choice.choose(reached);
    else if (list.isOpen && event.key === 'Enter' && !reached) {
      silence(event);
      event.preventDefault();
      takeOnly();
    }
  };
}
