import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ListNode } from '#engine';
import { useAnnounce } from './Announcer.tsx';
import { uiOptions } from './arrange.ts';
import { useFormPart } from './FormPart.ts';
import { keepInSight } from './keepInSight.ts';
import { recordName } from './recordName.ts';
import { useMoveFocus } from './useMoveFocus.ts';
import { useOpenRecord } from './useOpenRecord.ts';
import { type RecordAhead, useRecordAhead } from './useRecordAhead.ts';
import { type RemovedRecord, type RemovedRow, useRemovedRecord } from './useRemovedRecord.ts';
import { useRowKeys } from './useStore.ts';

/** What can be done with the records of a list. */
export interface RecordActions {
  readonly open: (index: number, isOpen: boolean) => void;
  /** Shows another record without taking the focus to it: it is still with the selector. */
  readonly turn: (index: number) => void;
  readonly add: () => void;
  readonly copy: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** The records of a list as they stand. */
export interface Records {
  /** Of the rows, in order. */
  readonly keys: readonly string[];
  readonly openKey: string | undefined;
  readonly ahead: RecordAhead;
  readonly removed: RemovedRecord | undefined;
  /** Keeps the offer to undo from running out, or lets its time begin. */
  readonly hold: (isHeld: boolean) => void;
  /** The same object always. */
  readonly actions: RecordActions;
}

/**
 * Opens, adds, removes, puts back and moves the records of a list. After each the focus goes to the
 * heading of the record concerned, and one sentence is announced.
 *
 * @param canAdd whether the page offers to add one
 */
export function useRecords(pointer: string, node: ListNode, canAdd: boolean): Records {
  const { store, texts, word } = useFormPart();
  const keys = useRowKeys(store, pointer);
  const [openKey, setOpenKey] = useOpenRecord(store, pointer, keys);
  const ahead = useRecordAhead(store, pointer, keys, canAdd && !node.item.isBare);
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
  const tellAdded = (words: string) => {
    const { maxItems: max } = node;
    const isFull = store.rowKeys(pointer).length >= max;
    // The button that was pressed is gone then, and what tells why stands at the end of the list.
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
      tellAdded(word('record.added', { name: nameOf(index) }));
    },
    copy: (from) => {
      const index = added(from);
      tellAdded(word('record.copied', { name: nameOf(index), other: nameOf(from) }));
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
      // At either end the button that was pressed is gone.
      if (to === 0 || to === keys.length - 1) moveFocus(to);
      else keepInSight(document.activeElement);
      announce(word('record.moved', { n: to + 1, count: keys.length }));
    },
  });
  return { keys, openKey, ahead, removed: removed && offered(removed), hold, actions };
}

/** Whether a list shows one record at a time (specification, document 1, section 4: single-page mode). */
export function isPaged({ ui, item }: ListNode): boolean {
  return uiOptions({ ui }).paged === true && !item.isBare;
}

/** Whether every record of a list stands open, for rows so short that opening each is a burden. */
export function isAllOpen({ ui, item }: ListNode): boolean {
  return uiOptions({ ui }).allOpen === true && !item.isBare;
}

/** The same actions for the life of a component; each does what was rendered last. */
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
