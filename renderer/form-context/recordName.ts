import type { FormStore, ListNode, Texts } from '#engine';
import { fillPlaces, type Word } from '../i18n/formWords.ts';

/**
 * Returns the name of one record: "Land register 2".
 *
 * @param index index from 0; the name counts from 1
 */
export function recordName(node: ListNode, index: number, texts: Texts, word: Word): string {
  const own = texts[`${node.textKey}.record`];
  return own === undefined
    ? word('record.nameNumbered', { n: index + 1 })
    : fillPlaces(own, { n: index + 1 });
}

/**
 * Returns the full name of an answer: "Land register 2, Alert e-mail", "Correspondence address,
 * District". A node without a label adds nothing.
 *
 * @param pointer pointer with row indices
 */
export function answerName(store: FormStore, pointer: string, texts: Texts, word: Word): string {
  const keys = pointer.split('/').slice(1);
  const names = keys.map((key, depth) => {
    const path = `/${keys.slice(0, depth + 1).join('/')}`;
    const parent = depth === 0 ? undefined : store.node(`/${keys.slice(0, depth).join('/')}`);
    if (parent?.kind === 'list') return recordName(parent, Number(key), texts, word);
    const node = store.node(path);
    const isOuterList = node.kind === 'list' && depth < keys.length - 1;
    return isOuterList ? undefined : texts[`${node.textKey}.label`];
  });
  return names.filter((name) => name !== undefined && name !== '').join(word('name.joint'));
}
