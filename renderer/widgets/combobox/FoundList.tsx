import type { UseComboboxReturnValue } from 'downshift';
import type { OptionValue } from '#engine';
import type { FoundOption } from './searchOptions.ts';

interface FoundListProps {
  /** Name of the list, with the field's label in it. */
  readonly label: string;
  readonly list: UseComboboxReturnValue<FoundOption>;
  readonly found: readonly FoundOption[];
  readonly value: OptionValue | undefined;
}

/** What a search found. An option found by its name in another language shows that name too. */
export function FoundList({ label, list, found, value }: FoundListProps) {
  return (
    <ul
      {...list.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
      className="combobox-list"
      hidden={!list.isOpen || found.length === 0}
    >
      {list.isOpen &&
        found.map((option, index) => (
          <li
            key={String(option.value)}
            {...list.getItemProps({
              item: option,
              index,
              'aria-selected': option.value === value,
            })}
            className="combobox-option"
            data-active={index === list.highlightedIndex ? true : undefined}
          >
            {option.label}
            {option.foundBy !== undefined && <span className="quiet"> {option.foundBy}</span>}
          </li>
        ))}
    </ul>
  );
}
