import type { UseComboboxReturnValue } from 'downshift';
import { LANGUAGE_CODES, type OptionValue } from '#engine';
import type { FoundOption, OtherName } from './searchOptions.ts';

interface FoundListProps {
  /** Accessible name of the list, with the label of the field. */
  readonly label: string;
  readonly list: UseComboboxReturnValue<FoundOption>;
  readonly found: readonly FoundOption[];
  readonly value: OptionValue | undefined;
}

/**
 * Renders the results of a search. An option that was found by its code or its name in another
 * language also shows that text.
 */
export function FoundList({ label, list, found, value }: FoundListProps) {
  return (
    <ul
      {...list.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
      className="combobox-list"
      // Without this, a scrolling list would be the next tab stop, although the list hides when its
      // input loses the focus.
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

/** Returns the `lang` of a name; `undefined` for a code, which has no language. */
function langOf({ language }: OtherName): string | undefined {
  return language && LANGUAGE_CODES[language].html;
}
