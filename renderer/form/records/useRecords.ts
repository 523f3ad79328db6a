import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ListNode } from '#engine';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { useFormPart } from '../../form-context/FormPart.ts';
import { keepVisible } from '../../form-context/keepVisible.ts';
import type { RecordActions, Records, RemovedRecord } from '../../form-context/Records.ts';
import { recordName } from '../../form-context/recordName.ts';
import { uiOptions } from '../../form-context/uiOptions.ts';
import { useMoveFocus } from '../../form-context/useMoveFocus.ts';
import { useRowKeys } from '../../form-context/useStore.ts';
import { usePreloadedRecord } from '../preload/usePreloadedRecord.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { type RemovedRow, useRemovedRecord } from './useRemovedRecord.ts';

/**
 * Returns the records of a list and the actions that open, add, copy, remove and move them. Most
 * actions move the focus to the heading of the record. All but opening announce one sentence.
 *
 * @param canAdd whether the page offers to add a record
 */
export function useRecords(pointer: string, node: ListNode, canAdd: boolean): Records {
  const { store, texts, word } = useFormPart();
  const keys = useRowKeys(store, pointer);
  const [openKey, setOpenKey] = useOpenRecord(store, pointer, keys);
  const ahead = usePreloadedRecord(store, pointer, keys, canAdd && !node.item.isBare);
  const { removed, offer, hold } = useRemovedRecord();
  const moveFocus = useMoveFocus(pointer);
  const announce = useAnnounce();
  const nameOf = (index: number) => recordName(node, index, texts, word);
  const show = (index: number) => {
    setOpenKey(store.rowKeys(pointer)[index]);
    moveFocus(index);
  };
  const offered = ({ index, undo }: RemovedRow): RemovedRecord => ({
    index,
    name: nameOf(index),
    putBack: () => {
      undo();
      offer();
      show(index);
      announce(word('record.restored', { name: nameOf(index) }));
    },
  });
  const added = (copied?: number) => {
    offer();
    const index = store.addRow(pointer, copied);
    show(index);
    return index;
  };
  const announceAdded = (words: string) => {
    const { maxItems: max } = node;
    const isFull = store.rowKeys(pointer).length >= max;
    // A full list has no add button any more, and the reason is shown only at the end of the list.
    announce(isFull ? `${words} ${word('record.full', { max })}` : words);
  };
  const actions = useSame({
    open: (index, isOpen) => {
      show(isOpen ? index : -1);
      moveFocus(index);
    },
    turn: (index) => setOpenKey(store.rowKeys(pointer)[index]),
    add: () => {
      const index = added();
      announceAdded(word('record.added', { name: nameOf(index) }));
    },
    copy: (from) => {
      const index = added(from);
      announceAdded(word('record.copied', { name: nameOf(index), other: nameOf(from) }));
    },
    remove: (index) => {
      offer({ index, undo: store.removeRow(pointer, index) });
      const next = Math.min(index, keys.length - 2);
      if (isPaged(node)) show(next);
      else moveFocus(next);
      const name = nameOf(index);
      announce(`${word('record.removed', { name })} ${word('record.undoBefore')}`);
    },
    move: (from, to) => {
      store.moveRow(pointer, from, to);
      // At either end of the list the pressed button disappears.
      if (to === 0 || to === keys.length - 1) moveFocus(to);
      else keepVisible(document.activeElement);
      announce(word('record.moved', { n: to + 1, count: keys.length }));
    },
  });
  return { keys, openKey, ahead, removed: removed && offered(removed), hold, actions };
}

/**
 * Checks whether a list shows one record at a time (specification, document 1, section 4:
 * single-page mode).
 */
export function isPaged({ ui, item }: ListNode): boolean {
  return uiOptions({ ui }).paged === true && !item.isBare;
}

/**
 * Checks whether every record of a list is always open, for records that are too short to open one
 * by one.
 */
export function isAllOpen({ ui, item }: ListNode): boolean {
  return uiOptions({ ui }).allOpen === true && !item.isBare;
}

/**
 * Returns the same object of actions on every render. Each call runs the action of the last render.
 */
function useSame(actions: RecordActions): RecordActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      open: (index, isOpen) => latest.current.open(index, isOpen),
      turn: (index) => latest.current.turn(index),
      add: () => latest.current.add(),
      copy: (index) => latest.current.copy(index),
      remove: (index) => latest.current.remove(index),
      move: (from, to) => latest.current.move(from, to),
    }),
    [],
  );
}
