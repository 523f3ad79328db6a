import { useContext, useEffect } from 'react';
import { FormPartContext, PointerContext } from '../../form/FormPart.ts';

interface Shown {
  /** Puts a text from outside into the box. */
  readonly show: (text: string) => void;
}

/** The text in a box: a number that was read from a file is shown as its digits. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Follows changes that the input did not make itself. React's own props are not enough: a value set
 * back to what was rendered last is no change to React, yet the box shows what was typed since.
 */
export function useOutsideText(typing: Shown): void {
  const store = useContext(FormPartContext)?.store;
  const pointer = useContext(PointerContext);
  useEffect(() => {
    if (!store || pointer === '') return undefined;
    const tell = () => {
      const answer = store.get(pointer);
      // A box inside an answer of many parts is given its own part.
      if (typeof answer !== 'object') typing.show(textOf(answer) ?? '');
    };
    return store.subscribe(pointer, 'value', tell, pointer);
  }, [store, pointer, typing]);
}
