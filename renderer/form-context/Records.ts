import type { ReactNode } from 'react';
import type { ListNode } from '#engine';

/** The actions on the records of a list. */
export interface RecordActions {
  readonly open: (index: number, isOpen: boolean) => void;
  /** Shows another record without moving the focus, which remains on the selector. */
  readonly turn: (index: number) => void;
  readonly add: () => void;
  readonly copy: (index: number) => void;
  readonly remove: (index: number) => void;
  readonly move: (from: number, to: number) => void;
}

/**
 * A hidden, prerendered record that the add button shows. Rendering a record takes 50 ms on a slow
 * phone.
 */
export interface PreloadedRecord {
  /** Key of the record; absent until the add button has been visible for a moment. */
  readonly key: string | undefined;
  /**
   * Checks whether a record was prerendered. The result stays true after the record is added,
   * because the record must keep its wrapper element.
   */
  readonly wasPreloaded: (key: string) => boolean;
}

/** A removed record that the page offers to restore. */
export interface RemovedRecord {
  /** Its index before the removal. */
  readonly index: number;
  /** Its name before the removal: "Land register 2". */
  readonly name: string;
  readonly putBack: () => void;
}

/** The current records of a list, and the actions on them. */
export interface Records {
  /** Keys of the rows, in order. */
  readonly keys: readonly string[];
  readonly openKey: string | undefined;
  readonly ahead: PreloadedRecord;
  readonly removed: RemovedRecord | undefined;
  /** Pauses the time limit of the undo offer (`true`) or restarts it (`false`). */
  readonly hold: (isHeld: boolean) => void;
  /** The same object on every render. */
  readonly actions: RecordActions;
}

/** A list of rows to render. */
export interface ListViewProps {
  readonly pointer: string;
  readonly node: ListNode;
  /** Whether the list is the only content under a heading. Then the heading names the list. */
  readonly isAlone: boolean;
  /** Renders the fields of the record at a pointer. The same function on every render. */
  readonly children: (record: string) => ReactNode;
}

/** The rows of a list to render, without the frame around them. */
export interface RowsProps extends ListViewProps {
  readonly records: Records;
}
