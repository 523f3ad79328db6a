import { useContext, useEffect } from 'react';
import { FormPartContext, PointerContext } from '../../form-context/FormPart.ts';

interface Shown {
  /** Writes a text from outside into the input. */
  readonly show: (text: string) => void;
}

/** Returns the text of an input. A number from a loaded file becomes its digits. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Follows changes that the input did not make itself. React's props are not enough. A value that is
 * reset to the last rendered one is no change to React, but the input may show a later typed text.
 */
export function useOutsideText(typing: Shown): void {
  const store = useContext(FormPartContext)?.store;
  const pointer = useContext(PointerContext);
  useEffect(() => {
    if (!store || pointer === '') return undefined;
    const update = () => {
      const answer = store.get(pointer);
      // An input inside an answer of many parts receives its own part as a prop.
      if (typeof answer !== 'object') typing.show(textOf(answer) ?? '');
    };
    return store.subscribe(pointer, 'value', update, pointer);
  }, [store, pointer, typing]);
}
