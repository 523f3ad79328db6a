import { createContext, useContext, useLayoutEffect, useRef } from 'react';
import { useFormPart } from './FormPart.ts';
import { useFirst } from './useFirst.ts';
import type { Word } from './words.ts';

/** Pointer of the list around. */
export const ListPointerContext = createContext('');

/**
 * "Land register 2 of 5". React draws the first words; later ones are written, so that fifty records that
 * get one more beside them render nothing.
 */
export function RecordTitle({ name }: { readonly name: string }) {
  const { store, word } = useFormPart();
  const list = useContext(ListPointerContext);
  const first = useFirst(store, (from) => titleOf(name, from.rowKeys(list).length, word));
  const element = useRef<HTMLSpanElement>(null);
  // Before the page is painted, and before the focus moves here.
  useLayoutEffect(() => {
    const write = () => {
      const now = titleOf(name, store.rowKeys(list).length, word);
      const text = element.current?.firstChild;
      // The node that stands is kept: fifty new ones would be laid out anew, each.
      if (text && text.nodeValue !== now) text.nodeValue = now;
    };
    write();
    return store.subscribe(list, 'state', write);
  }, [store, word, list, name]);
  return <span ref={element}>{first}</span>;
}

function titleOf(name: string, count: number, word: Word): string {
  return count > 1 ? word('record.title', { name, count }) : name;
}
