import { memo } from 'react';
import { childPointer, type ListNode, type PlanNode } from '#engine';
import { useFormPart } from './FormPart.ts';
import { useLateWord } from './lateWords.ts';
import { summaryNodes } from './RecordSummary.tsx';
import { recordName } from './recordName.ts';
import type { RecordActions } from './useRecords.ts';
import { useValue } from './useStore.ts';
import { wrongWords } from './words.ts';
import { writtenAnswer } from './writtenAnswer.ts';

export interface RecordTableProps {
  /** Pointer of the list. */
  readonly list: string;
  readonly node: ListNode;
  /** Of the rows, in order. */
  readonly keys: readonly string[];
  /** Of the record that shows. */
  readonly index: number;
  /** How many errors each record holds; absent where none. */
  readonly wrongCounts: readonly number[];
  /** The same object always. */
  readonly actions: RecordActions;
}

/**
 * Sums up all records of a list of which one shows: a line each, with the answers that
 * `ui:options.summary` names, and a button that turns to the record. On a narrow screen each line
 * is a block of labelled answers.
 */
export function RecordTable({ list, node, keys, index, wrongCounts, actions }: RecordTableProps) {
  const { texts } = useFormPart();
  const word = useLateWord();
  const title = texts[`${node.textKey}.label`] ?? '';
  const columns = summaryNodes(node);
  return (
    <div className="record-table">
      <table>
        <caption>{word('record.table', { name: title })}</caption>
        <thead>
          <tr>
            <th scope="col">{word('record.one')}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {labelOf(column, texts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key, at) => (
            <TableRow
              key={key}
              {...{ list, node, actions }}
              index={at}
              isShown={at === index}
              wrongCount={at === index ? 0 : (wrongCounts[at] ?? 0)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps extends Pick<RecordTableProps, 'list' | 'node' | 'actions'> {
  readonly index: number;
  readonly isShown: boolean;
  readonly wrongCount: number;
}

/** The record that shows says so instead of its answers: a key typed in it must not draw the table. */
const TableRow = memo(function TableRow(props: TableRowProps) {
  const { list, node, index, isShown, wrongCount, actions } = props;
  const { texts } = useFormPart();
  const word = useLateWord();
  const name = recordName(node, index, texts, word);
  return (
    <tr className={wrongCount > 0 ? 'record-table-wrong' : undefined}>
      <th scope="row">
        {isShown ? (
          <span aria-current="true">{name}</span>
        ) : (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => actions.open(index, true)}
          >
            {name}
          </button>
        )}
        {wrongCount > 0 && <span className="field-error">{wrongWords(word, wrongCount)}</span>}
      </th>
      {isShown ? (
        <td className="quiet" colSpan={summaryNodes(node).length}>
          {word('record.shown')}
        </td>
      ) : (
        <Answers pointer={`${list}/${index}`} node={node} />
      )}
    </tr>
  );
});

function Answers({ pointer, node }: { readonly pointer: string; readonly node: ListNode }) {
  const part = useFormPart();
  const { store, texts } = part;
  const word = useLateWord();
  // Followed for its changes; the answers are read one by one, because hidden ones count as absent.
  useValue(store, pointer);
  return summaryNodes(node).map((child) => {
    const answer = writtenAnswer(child, childPointer(pointer, child), part);
    return (
      <td key={child.key} data-label={labelOf(child, texts)}>
        {answer === '' ? <span className="quiet">{word('value.none')}</span> : answer}
      </td>
    );
  });
}

function labelOf({ textKey, key }: PlanNode, texts: Readonly<Record<string, string>>): string {
  return texts[`${textKey}.label`] ?? key;
}
