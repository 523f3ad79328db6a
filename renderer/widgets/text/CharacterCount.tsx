import { useContext, useEffect, useState } from 'react';
import { useAnnounce } from '../../form/Announcer.tsx';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import type { Word } from '../../form/words.ts';

export interface CharacterCountProps {
  /** Id of the input that is counted. */
  readonly id: string;
  /** Most characters allowed, in code points; one that `isCounted`. */
  readonly limit: number;
  readonly value: unknown;
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
 * How many characters are left, counted in code points as the rules count. Follows the answer
 * itself, so that a keystroke renders this line and not the field.
 */
export function CharacterCount({ id, limit, value }: CharacterCountProps) {
  const { store, word, isReadOnly } = useFormPart();
  const pointer = useContext(PointerContext);
  const announce = useAnnounce();
  const [left, setLeft] = useState(() => shownLeft(limit, value));
  useEffect(() => {
    const isTyping = () => document.activeElement?.id === id;
    let last: number | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const next = shownLeft(limit, store.get(pointer));
      if (next === last) return;
      last = next;
      setLeft(next);
      clearTimeout(pause);
      if (next === undefined || next >= NEARLY_USED_UP || !isTyping()) return;
      // Who has gone on to another field by then wants to hear of that one.
      pause = setTimeout(() => isTyping() && announce(countWords(next, word)), SPOKEN_AFTER_MS);
    };
    follow();
    const stop = store.subscribe(pointer, 'value', follow);
    return () => {
      stop();
      clearTimeout(pause);
    };
  }, [store, pointer, limit, id, announce, word]);
  const text = left === undefined || isReadOnly ? '' : countWords(left, word);
  return (
    <div
      id={countId(id)}
      className={left !== undefined && left < 0 ? 'field-count field-count-over' : 'field-count'}
    >
      {text}
    </div>
  );
}

/** Characters left, in code points; `undefined` while there are too many left to tell. */
function shownLeft(limit: number, value: unknown): number | undefined {
  const left = limit - (typeof value === 'string' ? [...value.trim()].length : 0);
  return left < NEARLY_USED_UP || limit > ALWAYS_SHOWN_LIMIT ? left : undefined;
}

function countWords(left: number, word: Word): string {
  return left < 0 ? word('count.over', { count: -left }) : word('count.left', { count: left });
}
