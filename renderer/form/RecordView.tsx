import { memo, type ReactNode, useContext } from 'react';
import type { ListNode } from '#engine';
import { RecordCard } from '../templates/RecordCard.tsx';
import { RecordHead } from '../templates/RecordHead.tsx';
import { deeper, HeadingLevelContext, useFormPart } from './FormPart.ts';
import { fieldId } from './fieldId.ts';
import { drawSummary } from './RecordSummary.tsx';
import { recordName } from './recordName.ts';
import { isAllOpen, isPaged, type RecordActions } from './useRecords.ts';
import { useGroupState } from './useStore.ts';

export interface RecordViewProps {
  /** Of the list. */
  readonly list: string;
  readonly node: ListNode;
  readonly index: number;
  readonly isOpen: boolean;
  /** Errors to mark the record with; an open one shows its errors itself. */
  readonly wrongCount: number;
  readonly canCopy: boolean;
  readonly canRemove: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** The same object always. */
  readonly actions: RecordActions;
  /** Draws the fields of the record at a pointer. The same function always. */
  readonly children: (record: string) => ReactNode;
}

/**
 * One record of a list. Renders only when something of its own changes: with fifty records, adding
 * one or typing in one must not touch the others.
 */
export const RecordView = memo(function RecordView(props: RecordViewProps) {
  const { list, node, index, isOpen, wrongCount, actions, children, ...can } = props;
  const { store, texts, word, messageText } = useFormPart();
  const level = useContext(HeadingLevelContext);
  const pointer = `${list}/${index}`;
  const id = fieldId(pointer);
  const { error, advice } = useGroupState(store, pointer);
  const name = recordName(node, index, texts, word);
  return (
    <RecordCard
      id={id}
      name={name}
      error={error && messageText(error)}
      advice={advice && messageText(advice)}
      wrongCount={error && wrongCount > 0 ? wrongCount - 1 : wrongCount}
      isRow={isAllOpen(node)}
      onClose={isPaged(node) || isAllOpen(node) ? undefined : () => actions.open(index, false)}
      head={<RecordHead {...can} {...{ id, level, name, index, isOpen, actions }} />}
      summary={drawSummary({ pointer, node })}
    >
      {isOpen && (
        <HeadingLevelContext value={deeper(level)}>{children(pointer)}</HeadingLevelContext>
      )}
    </RecordCard>
  );
});
