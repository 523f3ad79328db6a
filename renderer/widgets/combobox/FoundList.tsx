import type { UseComboboxReturnValue } from 'downshift';
import { LANGUAGE_CODES, type OptionValue } from '#engine';
import type { FoundOption, OtherName } from './searchOptions.ts';

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
      // A list that scrolls would be the next stop of Tab, and hides when its box is left.
      tabIndex={-1}
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
            {option.foundBy && (
              <span className="quiet" lang={langOf(option.foundBy)}>
                {' '}
                {option.foundBy.name}
              </span>
            )}
          </li>
        ))}
    </ul>
  );
}

/** A code is of the page's own language, like all that does not say. */
function langOf({ language }: OtherName): string | undefined {
  return language && LANGUAGE_CODES[language].html;
}
