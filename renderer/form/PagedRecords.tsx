import { RecordPager } from '../templates/RecordPager.tsx';
import { RemovedNotice } from '../templates/RemovedNotice.tsx';
import { useFormPart } from './FormPart.ts';
import { fieldId } from './fieldId.ts';
import type { RowsProps } from './ListView.tsx';
import { RecordTable } from './RecordTable.tsx';
import { RecordView } from './RecordView.tsx';
import { recordName } from './recordName.ts';
import { useRowRights } from './useRowRights.ts';
import { useWrongRows } from './useStore.ts';

/** A selector, the one record that shows, and a table that sums up all (single-page mode). */
export function PagedRecords({ pointer, node, records, children }: RowsProps) {
  const { store, texts, word } = useFormPart();
  const wrong = useWrongRows(store, pointer);
  const { keys, openKey, removed, hold, actions } = records;
  const can = useRowRights(node, keys.length);
  const index = Math.max(0, keys.indexOf(openKey ?? ''));
  const hasSeveral = keys.length > 1;
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
      {keys.length > 0 && (
        <RecordView
          key={keys[index]}
          list={pointer}
          {...{ node, index, actions }}
          isOpen
          wrongCount={0}
          {...can(index)}
        >
          {children}
        </RecordView>
      )}
      {hasSeveral && (
        <RecordTable list={pointer} {...{ node, keys, index, actions }} wrongCounts={wrong} />
      )}
    </>
  );
}
