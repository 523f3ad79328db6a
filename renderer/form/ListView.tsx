// biome-ignore lint/correctness/noUnresolvedImports: of React's types the linter finds functions only
import { type ReactElement, type ReactNode, Suspense, useContext, useState } from 'react';
import { type FormStore, type ListNode, RECORD_LIST_DEFAULT_MAX, type Texts } from '#engine';
import { RecordListTemplate } from '../templates/RecordListTemplate.tsx';
import { RemovedNotice } from '../templates/RemovedNotice.tsx';
import { uiOptions } from './arrange.ts';
import { BareRow } from './BareRow.tsx';
import { drawAhead } from './drawAhead.tsx';
import { deeper, HeadingLevelContext, useFormPart } from './FormPart.ts';
import { fieldId } from './fieldId.ts';
import { LatePagedRecords } from './LateWidget.tsx';
import { RecordView } from './RecordView.tsx';
import { useIsWaking } from './useIsWaking.ts';
import { isAllOpen, isPaged, type Records, useRecords } from './useRecords.ts';
import { ListPointerContext } from './useRecordTitle.ts';
import { isAllowed, useIsFixed, useRowRights } from './useRowRights.ts';
import { useGroupState, useWrongRows } from './useStore.ts';
import type { Word } from './words.ts';

export interface ListViewProps {
  readonly pointer: string;
  readonly node: ListNode;
  /** Nothing stands beside it under the heading over it, which names it then. */
  readonly isAlone: boolean;
  /** Draws the fields of the record at a pointer. The same function always. */
  readonly children: (record: string) => ReactNode;
}

/**
 * A list of rows: records with one open at a time and the others as a line each; records of which
 * one shows at a time (`paged`); records that are all open (`allOpen`); or boxes, where a row is a
 * single answer.
 */
export function ListView(props: ListViewProps) {
  const { pointer, node } = props;
  const { store, texts, word, messageText } = useFormPart();
  const canAdd = !useIsFixed(node) && isAllowed(node, 'addable');
  const level = useContext(HeadingLevelContext);
  const { error, advice } = useGroupState(store, pointer);
  const records = useRecords(pointer, node, canAdd);
  const { keys, hold, actions } = records;
  const isFull = keys.length >= node.maxItems;
  const text = (suffix: string) => texts[`${node.textKey}.${suffix}`];
  const hasHeading =
    node.item.isBare === true ||
    node.pattern.includes('*') ||
    !(props.isAlone || headingsOver(store, node, texts).includes(text('label')));
  return (
    <RecordListTemplate
      id={fieldId(pointer)}
      level={level}
      title={text('label') ?? ''}
      hasHeading={hasHeading}
      help={text('help')}
      error={error && messageText(error)}
      advice={advice && messageText(advice)}
      addLabel={text('add')}
      onAdd={canAdd && !isFull ? actions.add : undefined}
      limits={limitsOf(node, keys.length, word)}
      full={canAdd && isFull ? word('record.full', { max: node.maxItems }) : undefined}
      onFocusInside={hold}
    >
      <HeadingLevelContext value={hasHeading ? deeper(level) : level}>
        <ListPointerContext value={pointer}>
          <Rows {...props} records={records} />
        </ListPointerContext>
      </HeadingLevelContext>
    </RecordListTemplate>
  );
}

export interface RowsProps extends ListViewProps {
  readonly records: Records;
}

function Rows(props: RowsProps) {
  if (props.node.item.isBare) return <BareRows {...props} />;
  if (!isPaged(props.node)) return <RecordRows {...props} />;
  return <LatePagedRecords id={`${fieldId(props.pointer)}-records`} {...props} />;
}

function BareRows({ pointer, node, records }: RowsProps) {
  const { keys, actions } = records;
  const can = useRowRights(node, keys.length);
  return withNotice(
    records,
    keys.map((key, index) => (
      <BareRow key={key} list={pointer} {...{ node, index, actions }} {...can(index)} />
    )),
  );
}

function RecordRows({ pointer, node, records, children }: RowsProps) {
  const { store } = useFormPart();
  const isWaking = useIsWaking();
  const wrong = useWrongRows(store, pointer);
  const { keys, openKey, ahead, actions } = records;
  const [first] = useState(openKey);
  const can = useRowRights(node, keys.length);
  const draw = (key: string, index: number) => {
    const isOpen = key === openKey || key === ahead.key || isAllOpen(node);
    const record = (
      <RecordView
        key={key}
        list={pointer}
        {...{ node, index, isOpen, actions }}
        wrongCount={isOpen ? 0 : (wrong[index] ?? 0)}
        {...can(index)}
      >
        {children}
      </RecordView>
    );
    if (ahead.wasAhead(key)) return drawAhead(ahead, key, record);
    // As the lines of the page, each record of a drawn page wakes by itself, but for the one that is open.
    return isWaking && key !== first ? <Suspense key={key}>{record}</Suspense> : record;
  };
  const next = ahead.key === undefined ? undefined : draw(ahead.key, keys.length);
  return [...withNotice(records, keys.map(draw)), next];
}

/**
 * Rows with the notice of the last removal before the one that took the focus, so that the way back is
 * in sight and one key away; behind them where none is left.
 */
function withNotice(
  { removed, hold }: Records,
  rows: readonly ReactElement[],
): readonly ReactElement[] {
  if (!removed) return rows;
  const at = Math.min(removed.index, rows.length - 1);
  const notice = <RemovedNotice key="removed" removed={removed} onHold={hold} />;
  return [...rows.slice(0, at), notice, ...rows.slice(at)];
}

/** What may be read right over a list: the heading of its section or of its step. */
function headingsOver({ plan }: FormStore, { pattern, ui }: ListNode, texts: Texts) {
  const step = plan.steps.find(({ fields }) => fields.includes(pattern));
  return [texts[`$sections.${uiOptions({ ui }).section}.title`], texts[`$steps.${step?.id}.title`]];
}

/**
 * How many records there must and may be, in a sentence or two. A record may hold several lists of fifty:
 * there the most is said once half of them are used.
 */
function limitsOf({ pattern, minItems, maxItems }: ListNode, count: number, word: Word): string {
  const isInner = pattern.includes('/*');
  const isFar = maxItems === RECORD_LIST_DEFAULT_MAX && count * 2 < maxItems;
  if (isInner && isFar && minItems < 2) return '';
  const most = word('record.limit', { max: maxItems });
  return minItems > 1 ? `${word('record.least', { min: minItems })} ${most}` : most;
}
