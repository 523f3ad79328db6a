import { useContext, useEffect } from 'react';
import { FormPartContext, PointerContext } from '../../form-context/FormPart.ts';

interface Shown {
  /** Writes the current answer into the input, if it differs. */
  readonly show: (text: string) => void;
}

/** Returns the text of an input. A number from a loaded file becomes its digits. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/**
 * Shows changes of the answer that the input did not make itself. React's props are not enough. If
 * a value is reset to the last rendered value, React sees no change. The input, however, may show a
 * text that was typed later.
 */
export function useOutsideText(typing: Shown): void {
  const store = useContext(FormPartContext)?.store;
  const pointer = useContext(PointerContext);
  useEffect(() => {
    if (!store || pointer === '') return undefined;
    const update = () => {
      const answer = store.get(pointer);
      // An input for a part of a larger answer receives its part as a prop.
      if (typeof answer !== 'object') typing.show(textOf(answer) ?? '');
    };
    return store.subscribe(pointer, 'value', update, pointer);
  }, [store, pointer, typing]);
}
