import { useContext, useState } from 'react';
import { type OptionValue, searchText } from '#engine';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { keepText, leftText } from './leftText.ts';
import { type NamedOption, optionCalled } from './searchOptions.ts';

export interface TypedChoice {
  /** The text of the input. */
  readonly text: string;
  /** The text to search for, without the unfinished part of an input method. */
  readonly search: string;
  /** Whether the input was left with a text that matches no option. */
  readonly isUnknown: boolean;
  readonly type: (text: string, isComposing: boolean) => void;
  readonly choose: (option: NamedOption) => void;
  /** Handles blur. A text that equals the name of an option chooses it. */
  readonly settle: () => void;
}

/**
 * Manages the text of a search input and its answer. Typing removes the answer until an option is
 * chosen. A text that matches no option is retained for correction, and moves with its record.
 * After an external change (a loaded file, another language), the input shows the option's name.
 */
export function useTypedChoice(
  options: readonly NamedOption[],
  value: OptionValue | undefined,
  onChange: (value: OptionValue | undefined) => void,
): TypedChoice {
  const nameOf = (each: OptionValue | undefined) =>
    options.find((option) => option.value === each)?.label;
  const label = nameOf(value);
  const { store } = useFormPart();
  const pointer = useContext(PointerContext);
  const [left] = useState(() => (value === undefined ? leftText(store, pointer) : undefined));
  const [text, setText] = useState(label ?? left ?? '');
  const [search, setSearch] = useState('');
  const [isUnknown, setUnknown] = useState(left !== undefined);
  const [known, setKnown] = useState({ value, label });
  if (known.value !== value || known.label !== label) {
    setKnown({ value, label });
    setText(label ?? '');
    setUnknown(false);
  }
  const leave = (unknown: string | undefined) => {
    setUnknown(unknown !== undefined);
    keepText(store, pointer, unknown);
  };
  const answer = (next: OptionValue | undefined) => {
    setKnown({ value: next, label: nameOf(next) });
    if (next !== value) onChange(next);
  };
  return {
    text,
    search,
    isUnknown,
    type: (typed, isComposing) => {
      setText(typed);
      if (!isComposing) setSearch(typed);
      leave(undefined);
      answer(undefined);
    },
    choose: (option) => {
      setText(option.label);
      setSearch('');
      leave(undefined);
      answer(option.value);
    },
    settle: () => {
      setSearch('');
      if (value !== undefined) return;
      const option = optionCalled(options, text);
      if (option) {
        setText(option.label);
        answer(option.value);
      }
      leave(option || searchText(text).trim() === '' ? undefined : text);
    },
  };
}
