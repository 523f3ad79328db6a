import { RecordPager } from '../templates/RecordPager.tsx';
import { RemovedNotice } from '../templates/RemovedNotice.tsx';
import { drawAhead } from './drawAhead.tsx';
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
  const { keys, openKey, ahead, removed, hold, actions } = records;
  const can = useRowRights(node, keys.length);
  const index = Math.max(0, keys.indexOf(openKey ?? ''));
  const hasSeveral = keys.length > 1;
  const drawn = [
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
      {drawn.map(
        ({ key, at }) =>
          key !== undefined &&
          drawAhead(
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
