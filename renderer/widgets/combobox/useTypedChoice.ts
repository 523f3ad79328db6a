import { useContext, useState } from 'react';
import { type OptionValue, soughtText } from '#engine';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import { keepText, leftText } from './leftText.ts';
import { type NamedOption, optionCalled } from './searchOptions.ts';

export interface TypedChoice {
  /** What stands in the box. */
  readonly text: string;
  /** What to search for: the text, but for what an input method has not finished. */
  readonly search: string;
  /** The text was left as it is and is no option. */
  readonly isUnknown: boolean;
  readonly type: (text: string, isComposing: boolean) => void;
  readonly choose: (option: NamedOption) => void;
  /** The box is left: a text that is an option's whole name chooses it. */
  readonly settle: () => void;
}

/**
 * The text of a searching box and the answer behind it. Typing takes the answer away until an option
 * is chosen; what was typed stays, so that it can be corrected, and goes where its record goes. An answer that comes from elsewhere
 * (a loaded file, another language) writes its name into the box.
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
      leave(option || soughtText(text).trim() === '' ? undefined : text);
    },
  };
}
