import type { UseComboboxReturnValue } from 'downshift';
import { type FoundAddress, foundAddressText } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';

interface AddressFoundProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly list: UseComboboxReturnValue<FoundAddress>;
  readonly found: readonly FoundAddress[];
}

/**
 * Renders the addresses that a search found. Each is in the language of the page, followed by the
 * other language.
 */
export function AddressFound({ label, list, found }: AddressFoundProps) {
  const { language } = useFormPart();
  const chineseTag = language === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant-HK';
  return (
    <ul
      {...list.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
      className="combobox-list"
      // Without this, a scrolling list would be the next tab stop, although the list hides when its
      // input loses the focus.
      tabIndex={-1}
      hidden={!list.isOpen}
    >
      {list.isOpen &&
        found.map((item, index) => {
          const { main, mainIsChinese, other } = foundAddressText(item, language);
          const props = list.getItemProps({ item, index });
          return (
            <li
              {...props}
              key={props.id}
              className="combobox-option address-option"
              data-active={index === list.highlightedIndex ? true : undefined}
            >
              <span lang={mainIsChinese ? chineseTag : 'en'}>{main}</span>
              {other !== undefined && (
                <span className="quiet" lang={mainIsChinese ? 'en' : chineseTag}>
                  {' '}
                  {other}
                </span>
              )}
            </li>
          );
        })}
    </ul>
  );
}
