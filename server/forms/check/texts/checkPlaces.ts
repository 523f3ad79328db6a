import { answersIn, fieldAt, PAPER_TEXTS, type Plan, type Texts } from '#engine';
import { allNodes } from './neededTexts.ts';

/** A placeholder for an answer (`{/pointer}`) that is never filled. */
export interface LoosePlace {
  /** Key of the text. */
  readonly key: string;
  /** Pointer in the placeholder. */
  readonly pointer: string;
  /**
   * `nowhere`: there is no single answer at the pointer. `unfilled`: texts of this kind are never
   * filled with answers.
   */
  readonly why: 'nowhere' | 'unfilled';
}

/** Finds placeholders for answers that no answer can fill. */
export function loosePlaces(plan: Plan, texts: Texts): readonly LoosePlace[] {
  const notes = allNodes(plan.root)
    .filter(({ ui }) => ui['ui:field'] === 'note')
    .map(({ textKey }) => `${textKey}.text`);
  const filled = new Set([...notes, ...PAPER_TEXTS]);
  return Object.entries(texts).flatMap(([key, text]) =>
    answersIn(text).flatMap((pointer): readonly LoosePlace[] => {
      if (!filled.has(key)) return [{ key, pointer, why: 'unfilled' }];
      return isAnswer(plan, pointer) ? [] : [{ key, pointer, why: 'nowhere' }];
    }),
  );
}

/**
 * Finds the placeholders (`{name}`) of a text that are never filled. Applicants would see them
 * unchanged. Most are typing mistakes.
 *
 * @param key key of the text, which determines its placeholders: arguments for errors, the number
 *   for record titles, the hotline for all texts
 */
export function unknownPlaces(key: string, text: string): readonly string[] {
  const places = [...text.matchAll(/\{\w+\}/g)].map(([place]) => place);
  return places.filter((place) => place !== '{phone}' && !filledIn(key).test(place));
}

function filledIn(key: string): RegExp {
  if (/\.error\.\w+$/.test(key)) return /^\{(?:\d+|label)\}$/;
  return /(?:^|\.)record$/.test(key) ? /^\{n\}$/ : NOTHING;
}

const NOTHING = /^(?!)/;

/**
 * Checks for a single answer, or a group that is written as one answer: an address, or a date in
 * three inputs.
 */
function isAnswer({ root }: Plan, pointer: string): boolean {
  const node = fieldAt(root, pointer);
  if (node?.kind === 'leaf') return node.valueType !== 'password' && node.valueType !== 'file';
  if (node?.kind !== 'group') return false;
  return node.dateParts !== undefined || WRITTEN_AS_ONE.has(String(node.ui['ui:field']));
}

const WRITTEN_AS_ONE = new Set(['address', 'address-lines', 'post-box', 'lot', 'property']);
