import { type ReactNode, useContext } from 'react';
import type { ListNode } from '#engine';
import { RecordListTemplate } from '../templates/RecordListTemplate.tsx';
import { RecordPager } from '../templates/RecordPager.tsx';
import { BareRow } from './BareRow.tsx';
import { deeper, HeadingLevelContext, useFormPart } from './FormPart.ts';
import { fieldId } from './fieldId.ts';
import { RecordCountContext } from './RecordTitle.tsx';
import { RecordView } from './RecordView.tsx';
import { recordName } from './recordName.ts';
import { isPaged, type Records, useRecords } from './useRecords.ts';
import { useGroupState, useWrongRows } from './useStore.ts';

export interface ListViewProps {
  readonly pointer: string;
  readonly node: ListNode;
  /** Draws the fields of the record at a pointer. The same function always. */
  readonly children: (record: string) => ReactNode;
}

/**
 * A list of rows: records with one open at a time and the others as a line each; records of which
 * one shows at a time (`paged`); or boxes, where a row is a single answer.
 */
export function ListView(props: ListViewProps) {
  const { pointer, node } = props;
  const { store, texts, word, messageText, isReadOnly } = useFormPart();
  const level = useContext(HeadingLevelContext);
  const { error, advice } = useGroupState(store, pointer);
  const records = useRecords(pointer, node);
  const { keys, removed, hold, actions } = records;
  const text = (suffix: string) => texts[`${node.textKey}.${suffix}`];
  const hasHeading = node.item.isBare === true || node.pattern.includes('*');
  return (
    <RecordListTemplate
      id={fieldId(pointer)}
      level={level}
      title={text('label') ?? ''}
      hasHeading={hasHeading}
      help={text('help')}
      error={error && messageText(error)}
      advice={advice && messageText(advice)}
      addLabel={text('add') ?? word('record.add')}
      onAdd={!isReadOnly && keys.length < node.maxItems ? actions.add : undefined}
      full={keys.length < node.maxItems ? undefined : word('record.full', { max: node.maxItems })}
      removed={removed}
      onHoldRemoved={hold}
    >
      <HeadingLevelContext value={hasHeading ? deeper(level) : level}>
        <RecordCountContext value={keys.length}>
          {node.item.isBare ? (
            <BareRows {...props} records={records} />
          ) : (
            <RecordRows {...props} records={records} />
          )}
        </RecordCountContext>
      </HeadingLevelContext>
    </RecordListTemplate>
  );
}

interface RowsProps extends ListViewProps {
  readonly records: Records;
}

function BareRows({ pointer, node, records: { keys, actions } }: RowsProps) {
  const can = useRowRights(node, keys.length);
  return keys.map((key, index) => (
    <BareRow key={key} list={pointer} {...{ node, index, actions }} {...can(index)} />
  ));
}

function RecordRows({ pointer, node, records, children }: RowsProps) {
  const { store, texts, word } = useFormPart();
  const wrong = useWrongRows(store, pointer);
  const { keys, actions } = records;
  const can = useRowRights(node, keys.length);
  const isOnePage = isPaged(node);
  const openIndex = isOnePage
    ? Math.max(0, keys.indexOf(records.openKey ?? ''))
    : keys.indexOf(records.openKey ?? '');
  return (
    <>
      {isOnePage && keys.length > 1 && (
        <RecordPager
          id={fieldId(pointer)}
          names={keys.map((_, index) => recordName(node, index, texts, word))}
          wrongCounts={wrong}
          index={openIndex}
          actions={actions}
        />
      )}
      {keys.map((key, index) => {
        const isOpen = index === openIndex;
        return (
          (isOpen || !isOnePage) && (
            <RecordView
              key={key}
              list={pointer}
              {...{ node, index, isOpen, actions }}
              wrongCount={isOpen ? 0 : (wrong[index] ?? 0)}
              {...can(index)}
            >
              {children}
            </RecordView>
          )
        );
      })}
    </>
  );
}

/** What may be done with each of so many rows. */
function useRowRights(node: ListNode, count: number) {
  const { isReadOnly } = useFormPart();
  const canMove = !isReadOnly && node.ordered;
  return (index: number) => ({
    canRemove: !isReadOnly && count > node.minItems,
    canMoveUp: canMove && index > 0,
    canMoveDown: canMove && index < count - 1,
  });
}
