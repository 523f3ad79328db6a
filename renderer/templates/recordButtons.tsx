/**
 * Functions that render the buttons of a row. They are no components, as in `fieldWords.tsx`,
 * because fifty records have four buttons each.
 */

import type { ReactElement } from 'react';
import type { RecordActions } from '../form-context/Records.ts';
import type { Word } from '../i18n/formWords.ts';

export interface RecordButtonsProps {
  /** Name of the record, such as "Land register 2", for the labels of the buttons. */
  readonly name: string;
  readonly index: number;
  readonly canCopy: boolean;
  readonly canRemove: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** The same object on every render. */
  readonly actions: RecordActions;
}

/** Renders the buttons of a row: move, copy and remove. */
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

/** Renders a button such as "Remove", which screen readers read as "Remove Land register 2". */
export function drawCardButton(action: string, name: string, onPress: () => void): ReactElement {
  return (
    <button type="button" className="button button-quiet" onClick={onPress}>
      {`${action} `}
      <span className="visually-hidden">{name}</span>
    </button>
  );
}
