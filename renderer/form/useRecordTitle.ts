import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { useFormPart } from './FormPart.ts';
import { useFirst } from './useFirst.ts';
import type { Word } from './words.ts';

/** Pointer of the list around. */
export const ListPointerContext = createContext('');

interface RecordTitle {
  /** The heading's first words, its only child. */
  readonly first: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * "Land register 2 of 5". React draws the first words; later ones are written, so that fifty records that
 * get one more beside them render nothing.
 */
export function useRecordTitle(name: string): RecordTitle {
  const { store, word } = useFormPart();
  const list = useContext(ListPointerContext);
  const first = useFirst(store, (from) => titleOf(name, from.rowKeys(list).length, word));
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted, and before the focus moves here.
  useLayoutEffect(() => {
    const write = () => {
      const now = titleOf(name, store.rowKeys(list).length, word);
      const text = heading.current?.firstChild;
      // The node that stands is kept: fifty new ones would be laid out anew, each.
      if (text && text.nodeValue !== now) text.nodeValue = now;
    };
    write();
    return store.subscribe(list, 'state', write);
  }, [store, word, list, name]);
  return { first, heading };
}

function titleOf(name: string, count: number, word: Word): string {
  return count > 1 ? word('record.title', { name, count }) : name;
}
