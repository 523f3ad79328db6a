import { type ReactElement, useContext } from 'react';
import { type FormStore, type ListNode, RECORD_LIST_DEFAULT_MAX, type Texts } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { fieldId } from '../../form-context/fieldId.ts';
import { deeper, HeadingLevelContext } from '../../form-context/HeadingLevel.ts';
import type { ListViewProps, Records, RowsProps } from '../../form-context/Records.ts';
import { uiOptions } from '../../form-context/uiOptions.ts';
import { useGroupState, useWrongRows } from '../../form-context/useStore.ts';
import type { Word } from '../../i18n/formWords.ts';
import { RecordListTemplate } from '../../templates/RecordListTemplate.tsx';
import { RemovedNotice } from '../../templates/RemovedNotice.tsx';
import { ListPointerContext } from '../../templates/useRecordTitle.ts';
import { renderAhead } from '../preload/renderAhead.tsx';
import { BareRow } from './BareRow.tsx';
import { RecordView } from './RecordView.tsx';
import { isAllOpen, isPaged, useRecords } from './useRecords.ts';
import { isAllowed, useIsFixed, useRowRights } from './useRowRights.ts';

/**
 * Renders a list of rows in one of four ways:
 * - records with one open at a time and the others as one line each;
 * - records of which one is shown at a time (`paged`);
 * - records that are all open (`allOpen`);
 * - inputs, if a row is a single answer.
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

function Rows(props: RowsProps) {
  const { lazy } = useFormPart();
  if (props.node.item.isBare) return <BareRows {...props} />;
  if (!isPaged(props.node)) return <RecordRows {...props} />;
  return <lazy.PagedRecords id={`${fieldId(props.pointer)}-records`} {...props} />;
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
  const wrong = useWrongRows(store, pointer);
  const { keys, openKey, ahead, actions } = records;
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
    return renderAhead(ahead, key, record);
  };
  const next = ahead.key === undefined ? undefined : draw(ahead.key, keys.length);
  return [...withNotice(records, keys.map(draw)), next];
}

/**
 * Inserts the notice of the last removal before the row that received the focus. Undo is then
 * visible and one key press away. If no row is left, the notice is the only element.
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

/** Returns the headings directly above a list: that of its section and that of its step. */
function headingsOver({ plan }: FormStore, { pattern, ui }: ListNode, texts: Texts) {
  const step = plan.steps.find(({ fields }) => fields.includes(pattern));
  return [texts[`$sections.${uiOptions({ ui }).section}.title`], texts[`$steps.${step?.id}.title`]];
}

/**
 * Returns one or two sentences with the minimum and maximum number of records. A record may contain
 * several lists of fifty. An inner list therefore shows that default maximum only once half of it
 * is used.
 */
function limitsOf({ pattern, minItems, maxItems }: ListNode, count: number, word: Word): string {
  const isInner = pattern.includes('/*');
  const isFar = maxItems === RECORD_LIST_DEFAULT_MAX && count * 2 < maxItems;
  if (isInner && isFar && minItems < 2) return '';
  const most = word('record.limit', { max: maxItems });
  return minItems > 1 ? `${word('record.least', { min: minItems })} ${most}` : most;
}
