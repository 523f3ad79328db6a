import { type KeyboardEvent, useEffect, useState } from 'react';
import { type FoundAddress, foundAddressText, soughtText } from '#engine';
import { useAnnounce } from '../../form/Announcer.tsx';
import { useFormPart } from '../../form/FormPart.ts';
import { fieldId } from '../../form/fieldId.ts';
import { useLateWord } from '../../form/lateWords.ts';
import { isImeKey, silence } from '../../widgets/combobox/imeKeys.ts';
import { AddressFound } from './AddressFound.tsx';
import type { AddressLookup } from './AddressLookup.ts';
import { AddressStatus } from './AddressStatus.tsx';
import type { AddressFilled } from './fillAddress.ts';
import { useAddressFilling } from './useAddressFilling.ts';
import { useAddressList } from './useAddressList.ts';
import { useAddressSearch } from './useAddressSearch.ts';
import '../../widgets/combobox/combobox.css';

export interface AddressSearchProps {
  /** Of the address. */
  readonly pointer: string;
  readonly lookup: AddressLookup;
}

/**
 * A box that searches for an address while it is typed (U-14), over the parts that it fills. The
 * parts can always be typed instead; what was filled is said and can be undone, and then the text of
 * the search stands there again.
 */
export function AddressSearch({ pointer, lookup }: AddressSearchProps) {
  const { language } = useFormPart();
  const word = useLateWord();
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
    // The button goes while it is searched.
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
  useSaid(state.kind === 'found' ? found.length : state.kind);
  const type = (value: string, isComposing: boolean) => {
    setText(value);
    filling.forget();
    if (isComposing) search.stop();
    else search.type(value);
  };
  const press = (event: KeyboardEvent) => {
    if (isImeKey(event)) silence(event);
    else if (event.key === 'Enter' && !(list.isOpen && list.highlightedIndex >= 0)) {
      // The form is not sent from here; whoever presses Enter does not wait for the search.
      silence(event);
      event.preventDefault();
      const isToSearch = state.kind === 'waiting' || (state.kind === 'idle' && !filling.filled);
      if (isToSearch && soughtText(text).trim() !== '') search.search(text);
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

/** Names the parts of an address as the form does. */
function usePartNames(pointer: string): (keys: readonly string[]) => string {
  const { store, texts } = useFormPart();
  const word = useLateWord();
  const { textKey } = store.node(pointer);
  return (keys) =>
    keys.map((key) => texts[`${textKey}.${key}.label`] ?? key).join(word('name.joint'));
}

/** A search that goes on for longer than this is said to; its outcome is said in any case. */
const SAY_SEARCHING_AFTER_MS = 1000;

/** Says the outcome of a search once: how many were found, that it failed, that it takes its time. */
function useSaid(outcome: number | string): void {
  const word = useLateWord();
  const announce = useAnnounce();
  useEffect(() => {
    if (outcome === 'searching') {
      const timer = setTimeout(() => announce(word('address.searching')), SAY_SEARCHING_AFTER_MS);
      return () => clearTimeout(timer);
    }
    if (outcome === 'failed') announce(word('address.failed'));
    else if (outcome === 0) announce(word('address.none'));
    else if (outcome === 1) announce(word('address.found.one'));
    else if (typeof outcome === 'number') announce(word('address.found.other', { count: outcome }));
    return undefined;
  }, [outcome, word, announce]);
}
