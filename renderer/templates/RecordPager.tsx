import { useLateWord } from '../form/lateWords.ts';
import type { RecordActions } from '../form/useRecords.ts';
import { wrongWords } from '../form/words.ts';

export interface RecordPagerProps {
  /** Of the list. */
  readonly id: string;
  /** Of all records, in order. */
  readonly names: readonly string[];
  /** How many errors each record holds; absent where none. */
  readonly wrongCounts: readonly number[];
  /** Of the record that shows. */
  readonly index: number;
  /** The same object always. */
  readonly actions: RecordActions;
}

/**
 * Chooses the one record that shows: a selector that names them all, with their faults, and a button
 * each way. The buttons lead on to the record's heading; the selector keeps the focus.
 */
export function RecordPager({ id, names, wrongCounts, index, actions }: RecordPagerProps) {
  const word = useLateWord();
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
              {at !== index && wrongCounts[at] ? ` – ${wrongWords(word, wrongCounts[at])}` : ''}
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
