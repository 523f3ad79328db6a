import { memo } from 'react';
import { childPointer, type ListNode, type PlanNode } from '#engine';
import { useFormPart } from '../../form-context/FormPart.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import type { RecordActions } from '../../form-context/Records.ts';
import { recordName } from '../../form-context/recordName.ts';
import { useValue } from '../../form-context/useStore.ts';
import { summaryNodes } from './RecordSummary.tsx';
import { writtenAnswer } from './writtenAnswer.ts';

export interface RecordTableProps {
  /** Pointer of the list. */
  readonly list: string;
  readonly node: ListNode;
  /** Keys of the rows, in order. */
  readonly keys: readonly string[];
  /** Index of the visible record. */
  readonly index: number;
  /** Number of errors in each record, by index; may be absent for a record without errors. */
  readonly wrongCounts: readonly number[];
  /** The same object on every render. */
  readonly actions: RecordActions;
}

/**
 * Renders a table that summarises all records of a paged list. Each line has the answers that
 * `ui:options.summary` names and a button that shows the record. On a narrow screen, each line is a
 * block of labelled answers.
 */
export function RecordTable({ list, node, keys, index, wrongCounts, actions }: RecordTableProps) {
  const { texts } = useFormPart();
  const word = useLazyWord();
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

/**
 * Renders one line of the table. The line of the visible record shows a note instead of its
 * answers. Typing in that record then does not render the table.
 */
const TableRow = memo(function TableRow(props: TableRowProps) {
  const { list, node, index, isShown, wrongCount, actions } = props;
  const { texts } = useFormPart();
  const word = useLazyWord();
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
        {wrongCount > 0 && (
          <span className="field-error">{word('record.wrong', { count: wrongCount })}</span>
        )}
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
  const word = useLazyWord();
  // Subscribes to changes of the record. The answers are read one by one, because hidden answers
  // count as absent.
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
