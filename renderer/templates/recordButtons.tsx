/**
 * Buttons beside a row of a list. Functions and no components, as the words around an input are
 * (`fieldWords.tsx`): fifty records have four each.
 */

import type { ReactElement } from 'react';
import type { RecordActions } from '../form/useRecords.ts';
import type { Word } from '../form/words.ts';

export interface RecordButtonsProps {
  /** "Land register 2", for the names of the buttons. */
  readonly name: string;
  readonly index: number;
  readonly canCopy: boolean;
  readonly canRemove: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** The same object always. */
  readonly actions: RecordActions;
}

/** What can be done with a row of a list: move it, copy it, remove it. */
export function drawRecordButtons(props: RecordButtonsProps, word: Word): ReactElement {
  const { name, index, canCopy, canRemove, canMoveUp, canMoveDown, actions } = props;
  return (
    <>
      {canMoveUp && drawCardButton(word('record.up'), name, () => actions.move(index, index - 1))}
      {canMoveDown &&
        drawCardButton(word('record.down'), name, () => actions.move(index, index + 1))}
      {canCopy && drawCardButton(word('record.copy'), name, () => actions.copy(index))}
      {canRemove && drawCardButton(word('record.remove'), name, () => actions.remove(index))}
    </>
  );
}

/** "Remove", read as "Remove Land register 2". */
export function drawCardButton(action: string, name: string, onPress: () => void): ReactElement {
  return (
    <button type="button" className="button button-quiet" onClick={onPress}>
      {`${action} `}
      <span className="visually-hidden">{name}</span>
    </button>
  );
}
