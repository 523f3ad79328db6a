import { type KeyboardEvent, useEffect, useState } from 'react';
import { type FoundAddress, foundAddressText, searchText } from '#engine';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { useFormPart } from '../../form-context/FormPart.ts';
import { fieldId } from '../../form-context/fieldId.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { isImeKey, skipInDownshift } from '../../widgets/combobox/imeKeys.ts';
import { AddressFound } from './AddressFound.tsx';
import type { AddressLookup } from './AddressLookup.ts';
import { AddressStatus } from './AddressStatus.tsx';
import type { AddressFilled } from './fillAddress.ts';
import { useAddressFilling } from './useAddressFilling.ts';
import { useAddressList } from './useAddressList.ts';
import { useAddressSearch } from './useAddressSearch.ts';
import '../../widgets/combobox/combobox.css';

export interface AddressSearchProps {
  /** Pointer of the address. */
  readonly pointer: string;
  readonly lookup: AddressLookup;
}

/**
 * Renders an input that searches for an address while the applicant types (U-14). Choosing a found
 * address fills the parts below, which can always be typed instead. Filling is announced and can be
 * undone. Undo also restores the text of the search.
 */
export function AddressSearch({ pointer, lookup }: AddressSearchProps) {
  const { language } = useFormPart();
  const word = useLazyWord();
  const announce = useAnnounce();
  const [text, setText] = useState('');
  const filling = useAddressFilling(pointer);
  const search = useAddressSearch(lookup, language);
  const { state } = search;
  const found = state.kind === 'found' ? state.found : NONE;
  const id = `${fieldId(pointer)}-search`;
  const filledNames = usePartNames(pointer);
  const choose = (chosen: FoundAddress) => {
    const { keys } = filling.fill(chosen, text);
    search.stop();
    setText(foundAddressText(chosen, language).main);
    announce(word('address.filled', { parts: filledNames(keys) }));
  };
  const retry = () => {
    // The retry button, which has the focus, disappears while the search runs.
    document.getElementById(id)?.focus();
    search.search(text);
  };
  const undo = (done: AddressFilled) => {
    done.undo();
    filling.forget();
    setText(done.typed);
    document.getElementById(id)?.focus();
    announce(word('address.undone'));
  };
  const { list, onBox } = useAddressList({ id, text, found, onChoose: choose });
  useOutcomeAnnounced(state.kind === 'found' ? found.length : state.kind);
  const type = (value: string, isComposing: boolean) => {
    setText(value);
    filling.forget();
    if (isComposing) search.stop();
    else search.type(value);
  };
  const press = (event: KeyboardEvent) => {
    if (isImeKey(event)) skipInDownshift(event);
    else if (event.key === 'Enter' && !(list.isOpen && list.highlightedIndex >= 0)) {
      // Enter must not submit the form. It starts a pending search at once.
      skipInDownshift(event);
      event.preventDefault();
      const isToSearch = state.kind === 'waiting' || (state.kind === 'idle' && !filling.filled);
      if (isToSearch && searchText(text).trim() !== '') search.search(text);
    }
  };
  return (
    <div className="field combobox address-search no-print">
      <div className="field-label">
        <label htmlFor={id}>{word('address.search')}</label>
      </div>
      <div id={`${id}-help`} className="field-help">
        {word('address.searchHelp')}
      </div>
      <div className="combobox-box">
        <input
          {...list.getInputProps({
            'aria-labelledby': undefined,
            'aria-describedby': `${id}-help`,
            onChange: ({ currentTarget, nativeEvent }) =>
              type(
                currentTarget.value,
                nativeEvent instanceof InputEvent && nativeEvent.isComposing,
              ),
            onCompositionEnd: ({ currentTarget }) => type(currentTarget.value, false),
            onKeyDown: press,
            ...onBox,
          })}
          className="input"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <AddressFound label={word('address.found')} list={list} found={found} />
      <AddressStatus
        state={state}
        filled={filling.filled && filledNames(filling.filled.keys)}
        onUndo={() => filling.filled && undo(filling.filled)}
        onRetry={retry}
      />
    </div>
  );
}

const NONE: readonly FoundAddress[] = [];

/** Returns a function that joins the labels of the parts of an address. */
function usePartNames(pointer: string): (keys: readonly string[]) => string {
  const { store, texts } = useFormPart();
  const word = useLazyWord();
  const { textKey } = store.node(pointer);
  return (keys) =>
    keys.map((key) => texts[`${textKey}.${key}.label`] ?? key).join(word('name.joint'));
}

/** A search that takes longer is announced as running. */
const ANNOUNCE_SEARCHING_AFTER_MS = 1000;

/**
 * Announces the outcome of a search once: the number of results, a failure, or that it still runs.
 */
function useOutcomeAnnounced(outcome: number | string): void {
  const word = useLazyWord();
  const announce = useAnnounce();
  useEffect(() => {
    if (outcome === 'searching') {
      const timer = setTimeout(
        () => announce(word('address.searching')),
        ANNOUNCE_SEARCHING_AFTER_MS,
      );
      return () => clearTimeout(timer);
    }
    if (outcome === 'failed') announce(word('address.failed'));
    else if (outcome === 0) announce(word('address.none'));
    else if (typeof outcome === 'number') announce(word('address.count', { count: outcome }));
    return undefined;
  }, [outcome, word, announce]);
}
