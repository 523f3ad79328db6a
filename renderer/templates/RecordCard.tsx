import type { ReactNode } from 'react';
import { useFormPart } from '../form/FormPart.ts';
import { describedBy } from '../form/fieldId.ts';
import { titleId } from '../form/useMoveFocus.ts';
import { wrongWords } from '../form/words.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import { drawError } from './fieldWords.tsx';

export interface RecordCardProps {
  readonly id: string;
  /** "Land register 2", for the name of the button. */
  readonly name: string;
  /** What is wrong with the record as a whole: it is empty. */
  readonly error: string | undefined;
  readonly advice: string | undefined;
  /** Errors inside that the card does not show itself. */
  readonly wrongCount: number;
  /** One of many that are all open: laid out and painted only while in sight. */
  readonly isRow: boolean;
  /** Absent where a record cannot be closed: one at a time shows, or all do. */
  readonly onClose?: (() => void) | undefined;
  /** Its heading and what can be done with it. */
  readonly head: ReactNode;
  /** Shown while the record is closed. */
  readonly summary: ReactNode;
  /** The fields while it is open; `false` while closed. */
  readonly children: ReactNode;
}

/** One record: closed, a heading, a line of what it holds and what can be done; open, its fields. */
export function RecordCard(props: RecordCardProps) {
  const { id, name, error, advice, wrongCount, children } = props;
  const { word } = useFormPart();
  const isOpen = children !== false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see RecordListTemplate
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId(id)}
      aria-describedby={describedBy({
        id,
        options: { advice },
        rawErrors: error === undefined ? [] : [error],
      })}
      className={cardClass(props, isOpen)}
    >
      {props.head}
      {drawError(id, error, word)}
      <FieldAdvice id={id} advice={advice} />
      {wrongCount > 0 && <p className="field-error">{wrongWords(word, wrongCount)}</p>}
      {isOpen ? (
        <div className="record-body">
          {children}
          {props.onClose && (
            <button type="button" className="button" onClick={props.onClose}>
              {word('record.close')} <span className="visually-hidden">{name}</span>
            </button>
          )}
        </div>
      ) : (
        props.summary
      )}
    </div>
  );
}

function cardClass({ isRow, wrongCount, error }: RecordCardProps, isOpen: boolean): string {
  const isWrong = wrongCount > 0 || error !== undefined;
  const kind = isRow ? 'card-row' : isOpen ? 'card-open' : 'card-closed';
  return ['card', kind, isWrong && 'card-wrong'].filter(Boolean).join(' ');
}
