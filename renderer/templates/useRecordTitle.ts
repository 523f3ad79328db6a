import {
  createContext,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useFormPart } from '../form-context/FormPart.ts';
import type { Word } from '../i18n/formWords.ts';

/** Pointer of the surrounding list. */
export const ListPointerContext = createContext('');

interface RecordTitle {
  /** The text of the first render. It must be the heading's only child. */
  readonly first: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Manages a heading such as "Land register 2 of 5". React renders the first text, and an effect
 * writes later texts. Fifty records then do not render again when another record is added.
 */
export function useRecordTitle(name: string): RecordTitle {
  const { store, word } = useFormPart();
  const list = useContext(ListPointerContext);
  const [first] = useState(() => titleOf(name, store.rowKeys(list).length, word));
  const heading = useRef<HTMLHeadingElement>(null);
  // Runs before the page is painted, and before the focus moves to the heading.
  useLayoutEffect(() => {
    const write = () => {
      const now = titleOf(name, store.rowKeys(list).length, word);
      const text = heading.current?.firstChild;
      // Reuses the text node, because fifty new nodes would each force a layout.
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
