import { memo, type ReactNode, useContext } from 'react';
import type { ListNode } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { fieldId } from '../../form-context/fieldId.ts';
import { deeper, HeadingLevelContext } from '../../form-context/HeadingLevel.ts';
import type { RecordActions } from '../../form-context/Records.ts';
import { recordName } from '../../form-context/recordName.ts';
import { useGroupState } from '../../form-context/useStore.ts';
import { RecordCard } from '../../templates/RecordCard.tsx';
import { RecordHead } from '../../templates/RecordHead.tsx';
import { drawSummary } from './RecordSummary.tsx';
import { isAllOpen, isPaged } from './useRecords.ts';

export interface RecordViewProps {
  /** Pointer of the list. */
  readonly list: string;
  readonly node: ListNode;
  readonly index: number;
  readonly isOpen: boolean;
  /** Number of errors to show on a closed record. An open record shows its errors itself. */
  readonly wrongCount: number;
  readonly canCopy: boolean;
  readonly canRemove: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  /** The same object on every render. */
  readonly actions: RecordActions;
  /** Renders the fields of the record at a pointer. Pass the same function on every render. */
  readonly children: (record: string) => ReactNode;
}

/**
 * Renders one record of a list. The component renders again only when its own state changes. With
 * fifty records, adding a record or typing in a record must not render the others.
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
