import { useFormPart } from '../../form-context/FormPart.ts';
import { fieldId } from '../../form-context/fieldId.ts';
import type { RowsProps } from '../../form-context/Records.ts';
import { recordName } from '../../form-context/recordName.ts';
import { useWrongRows } from '../../form-context/useStore.ts';
import { RecordPager } from '../../templates/RecordPager.tsx';
import { RemovedNotice } from '../../templates/RemovedNotice.tsx';
import { renderAhead } from '../preload/renderAhead.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RecordView } from './RecordView.tsx';
import { useRowRights } from './useRowRights.ts';

/**
 * Renders a selector, the selected record, and a table that summarises all records (single-page
 * mode).
 */
export function PagedRecords({ pointer, node, records, children }: RowsProps) {
  const { store, texts, word } = useFormPart();
  const wrong = useWrongRows(store, pointer);
  const { keys, openKey, ahead, removed, hold, actions } = records;
  const can = useRowRights(node, keys.length);
  const index = Math.max(0, keys.indexOf(openKey ?? ''));
  const hasSeveral = keys.length > 1;
  const rendered = [
    { key: keys[index], at: index },
    { key: ahead.key, at: keys.length },
  ];
  return (
    <>
      {hasSeveral && (
        <RecordPager
          id={fieldId(pointer)}
          names={keys.map((_, at) => recordName(node, at, texts, word))}
          wrongCounts={wrong}
          {...{ index, actions }}
        />
      )}
      {removed && <RemovedNotice removed={removed} onHold={hold} />}
      {rendered.map(
        ({ key, at }) =>
          key !== undefined &&
          renderAhead(
            ahead,
            key,
            <RecordView
              key={key}
              list={pointer}
              {...{ node, actions }}
              index={at}
              isOpen
              wrongCount={0}
              {...can(at)}
            >
              {children}
            </RecordView>,
          ),
      )}
      {hasSeveral && (
        <RecordTable list={pointer} {...{ node, keys, index, actions }} wrongCounts={wrong} />
      )}
    </>
  );
}
