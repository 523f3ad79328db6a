import { memo, useContext, useLayoutEffect, useRef, useState } from 'react';
import { type FormStore, groupDigits, normaliseLeaf } from '#engine';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import type { Word } from '../../i18n/formWords.ts';

export interface CharacterCountProps {
  /** Id of the input whose characters are counted. */
  readonly id: string;
  /** Maximum number of characters, in code points; a limit that `isCounted` accepts. */
  readonly limit: number;
}

/** Limits up to this value have no count, because the whole text is visible. */
const UNCOUNTED_LIMIT = 30;
/**
 * Texts with a limit above this value always show the count; others show it when the limit is
 * nearly used up.
 */
const ALWAYS_SHOWN_LIMIT = 100;
const NEARLY_USED_UP = 20;
/** Delay between the last key press and the announcement of a nearly used-up limit, in ms. */
const SPOKEN_AFTER_MS = 1000;

/** Checks whether a limit is long enough for a count. */
export function isCounted(limit: unknown): limit is number {
  return typeof limit === 'number' && limit > UNCOUNTED_LIMIT;
}

/** Returns the id of the count under an input. */
export function countId(id: string): string {
  return `${id}-count`;
}

/**
 * Renders how many characters are left. Counts as the rules do: in code points of the normalised
 * answer. React renders the first text, and an effect writes later texts, so that a key press
 * causes no render.
 */
export const CharacterCount = memo(function CharacterCount({ id, limit }: CharacterCountProps) {
  const { store, word, isReadOnly } = useFormPart();
  const pointer = useContext(PointerContext);
  const announce = useAnnounce();
  const line = useRef<HTMLDivElement>(null);
  const [first] = useState(() => {
    const left = shownLeft(limit, store, pointer);
    return { className: classOf(left), children: isReadOnly ? '' : countWords(left, word) };
  });
  // Runs before the page is painted: the language may have changed since the first render.
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
      // An applicant who has moved to another field needs that field's announcements.
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

/** Returns the number of characters left, in code points; `undefined` while the count is hidden. */
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
