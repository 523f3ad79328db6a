import { memo, useContext, useLayoutEffect, useRef } from 'react';
import { type FormStore, groupDigits, normaliseLeaf } from '#engine';
import { useAnnounce } from '../../form/Announcer.tsx';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import { useFirst } from '../../form/useFirst.ts';
import type { Word } from '../../form/words.ts';

export interface CharacterCountProps {
  /** Id of the input that is counted. */
  readonly id: string;
  /** Most characters allowed, in code points; one that `isCounted`. */
  readonly limit: number;
}

/** Limits up to this are short enough to see; they are not counted. */
const UNCOUNTED_LIMIT = 30;
/** Texts with longer limits show what is left from the start, others when it is nearly used up. */
const ALWAYS_SHOWN_LIMIT = 100;
const NEARLY_USED_UP = 20;
/** Screen readers hear it then too, after a pause in typing. */
const SPOKEN_AFTER_MS = 1000;

/** Whether a limit is long enough to be counted. */
export function isCounted(limit: unknown): limit is number {
  return typeof limit === 'number' && limit > UNCOUNTED_LIMIT;
}

/** Id of the count under an input. */
export function countId(id: string): string {
  return `${id}-count`;
}

/**
 * How many characters are left, counted as the rules count: in code points of the answer as it is respelt
 * for them. Follows the answer itself, and as with the text in the box, React gives the first words and
 * later none: a key near the limit renders nothing either.
 */
export const CharacterCount = memo(function CharacterCount({ id, limit }: CharacterCountProps) {
  const { store, word, isReadOnly } = useFormPart();
  const pointer = useContext(PointerContext);
  const announce = useAnnounce();
  const line = useRef<HTMLDivElement>(null);
  const first = useFirst(store, (from) => {
    const left = shownLeft(limit, from, pointer);
    return { className: classOf(left), children: isReadOnly ? '' : countWords(left, word) };
  });
  // Before the page is painted: it may have been drawn in another language.
  useLayoutEffect(() => {
    const isTyping = () => document.activeElement?.id === id;
    let last = shownLeft(limit, store, pointer);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const words = isReadOnly ? '' : countWords(last, word);
      if (!line.current || line.current.textContent === words) return;
      line.current.textContent = words;
      line.current.className = classOf(last);
    };
    const follow = () => {
      const next = shownLeft(limit, store, pointer);
      if (next === last) return;
      last = next;
      show();
      clearTimeout(pause);
      if (next === undefined || next >= NEARLY_USED_UP || !isTyping()) return;
      // Who has gone on to another field by then wants to hear of that one.
      pause = setTimeout(() => isTyping() && announce(countWords(next, word)), SPOKEN_AFTER_MS);
    };
    show();
    const stop = store.subscribe(pointer, 'value', follow);
    return () => {
      stop();
      clearTimeout(pause);
    };
  }, [store, pointer, limit, id, announce, word, isReadOnly]);
  return <div ref={line} id={countId(id)} {...first} />;
});

/** Characters left, in code points; `undefined` while there are too many left to tell. */
function shownLeft(limit: number, store: FormStore, pointer: string): number | undefined {
  const node = store.node(pointer);
  const value = node.kind === 'leaf' ? normaliseLeaf(node, store.get(pointer)) : undefined;
  const left = limit - (typeof value === 'string' ? [...value].length : 0);
  return left < NEARLY_USED_UP || limit > ALWAYS_SHOWN_LIMIT ? left : undefined;
}

function classOf(left: number | undefined): string {
  return left !== undefined && left < 0 ? 'field-count field-count-over' : 'field-count';
}

function countWords(left: number | undefined, word: Word): string {
  if (left === undefined) return '';
  const count = Math.abs(left);
  const number = count === 1 ? 'one' : 'other';
  const args = { count: groupDigits(String(count)) };
  return word(left < 0 ? `count.over.${number}` : `count.left.${number}`, args);
}
