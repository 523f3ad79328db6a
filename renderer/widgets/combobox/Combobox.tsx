import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { describedBy } from '../../form-context/fieldId.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { FoundList } from './FoundList.tsx';
import { searchOptions } from './searchOptions.ts';
import { useFoundAnnounced } from './useFoundAnnounced.ts';
import { useNamedOptions } from './useNamedOptions.ts';
import { listKeyHandler, useSearchList } from './useSearchList.ts';
import { useTypedChoice } from './useTypedChoice.ts';
import './combobox.css';

/**
 * Renders an input that searches a list of options (the ARIA combobox pattern). Arrow keys move
 * through the results, Enter chooses a result, and Escape closes the list. A text that matches no
 * option is not an answer; the input shows an error.
 */
export function Combobox(field: WidgetProps) {
  const { id, onBlur } = field;
  const word = useLazyWord();
  const [isWanted, setWanted] = useState(false);
  const options = useNamedOptions(field.options.enumOptions ?? NO_OPTIONS, isWanted);
  const choice = useTypedChoice(options, field.value, field.onChange);
  const found = searchOptions(options, choice.search);
  const list = useSearchList(field, choice, found);
  const isSearching = list.isOpen && choice.search !== '';
  useFoundAnnounced(isSearching ? found.length : undefined);
  const isRefused = (isSearching && found.length === 0) || choice.isUnknown;
  const isFixed = field.disabled === true || field.readonly === true;
  const leave = () => {
    choice.settle();
    onBlur(id, field.value);
  };
  const input = list.getInputProps({
    // The template's label names the input. The library's id would refer to no element.
    'aria-labelledby': undefined,
    'aria-expanded': list.isOpen && found.length > 0,
    ...stateOf(field, choice.isUnknown, isRefused),
    onChange: ({ currentTarget, nativeEvent }) =>
      choice.type(currentTarget.value, isComposing(nativeEvent)),
    onCompositionEnd: ({ currentTarget }) => choice.type(currentTarget.value, false),
    onFocus: () => setWanted(true),
    onKeyDown: listKeyHandler(list, choice, found),
    onBlur: leave,
  });
  const toggle = list.getToggleButtonProps({
    'aria-label': word('search.open'),
    // Keeps the focus in the input.
    onMouseDown: (event) => event.preventDefault(),
  });
  return (
    <div className={`combobox width-${field.options.width ?? 'l'}`}>
      <div className="combobox-box">
        <input
          {...input}
          name={id}
          className="input"
          disabled={isFixed}
          placeholder={
            options.length === 0 ? word('choice.empty') : field.placeholder || word('search.hint')
          }
          spellCheck={false}
        />
        {!isFixed && <button type="button" {...toggle} className="combobox-toggle" />}
      </div>
      <FoundList
        label={word('search.list', { name: field.label })}
        list={list}
        found={found}
        value={field.value}
      />
      {isRefused && (
        <p id={`${id}-none`} className="combobox-none">
          {word('search.none', { text: choice.text.trim() })}
        </p>
      )}
    </div>
  );
}

const NO_OPTIONS: NonNullable<WidgetProps['options']['enumOptions']> = [];

/** Returns the ARIA attributes of the input. */
function stateOf(field: WidgetProps, isUnknown: boolean, isRefused: boolean) {
  const { id, required, rawErrors = [] } = field;
  return {
    'aria-required': required ? true : undefined,
    'aria-invalid': rawErrors.length > 0 || isUnknown ? true : undefined,
    'aria-describedby': describedBy(field, isRefused ? `${id}-none` : undefined),
  };
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
