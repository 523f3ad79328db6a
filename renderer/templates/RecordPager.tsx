import { useLazyWord } from '../form-context/lazyWords.ts';
import type { RecordActions } from '../form-context/Records.ts';

export interface RecordPagerProps {
  /** Id of the list. */
  readonly id: string;
  /** Names of all records, in order. */
  readonly names: readonly string[];
  /** Number of errors in each record, by index; may be absent for a record without errors. */
  readonly wrongCounts: readonly number[];
  /** Index of the visible record. */
  readonly index: number;
  /** The same object on every render. */
  readonly actions: RecordActions;
}

/**
 * Renders the controls that choose the visible record: a selector with all records and their
 * errors, and the buttons Previous and Next. The buttons move the focus to the record's heading.
 * The selector retains the focus.
 */
export function RecordPager({ id, names, wrongCounts, index, actions }: RecordPagerProps) {
  const word = useLazyWord();
  const turn = (to: number, key: 'record.previous' | 'record.next') =>
    names[to] !== undefined && (
      <button type="button" className="button" onClick={() => actions.open(to, true)}>
        {word(key, { name: names[to] })}
      </button>
    );
  return (
    <div className="record-pager no-print">
      <div>
        <div className="field-label">
          <label htmlFor={`${id}-page`}>{word('record.choose')}</label>
        </div>
        <select
          className="input width-l"
          id={`${id}-page`}
          value={index}
          onChange={({ target }) => actions.turn(Number(target.value))}
        >
          {names.map((name, at) => (
            <option key={name} value={at}>
              {name}
              {at !== index && wrongCounts[at]
                ? ` – ${word('record.wrong', { count: wrongCounts[at] })}`
                : ''}
            </option>
          ))}
        </select>
      </div>
      <div className="button-row">
        {turn(index - 1, 'record.previous')}
        {turn(index + 1, 'record.next')}
      </div>
    </div>
  );
}
