import type { FormStore, ListNode, Texts } from '#engine';
import { fillPlaces, type Word } from './words.ts';

/**
 * The name of one record: "Land register 2".
 *
 * @param index counted from 0; people count from 1
 */
export function recordName(node: ListNode, index: number, texts: Texts, word: Word): string {
  const own = texts[`${node.textKey}.record`];
  return own === undefined
    ? word('record.nameNumbered', { n: index + 1 })
    : fillPlaces(own, { n: index + 1 });
}

/**
 * The name of an answer wherever it stands: "Land register 2, Alert e-mail", "Correspondence
 * address, District". What has no label of its own adds nothing.
 *
 * @param pointer with row indices
 */
export function answerName(store: FormStore, pointer: string, texts: Texts, word: Word): string {
  const keys = pointer.split('/').slice(1);
  const names = keys.map((key, depth) => {
    const path = `/${keys.slice(0, depth + 1).join('/')}`;
    const parent = depth === 0 ? undefined : store.node(`/${keys.slice(0, depth).join('/')}`);
    if (parent?.kind === 'list') return recordName(parent, Number(key), texts, word);
    const node = store.node(path);
    const isOnTheWay = node.kind === 'list' && depth < keys.length - 1;
    return isOnTheWay ? undefined : texts[`${node.textKey}.label`];
  });
  return names.filter((name) => name !== undefined && name !== '').join(word('name.joint'));
}
