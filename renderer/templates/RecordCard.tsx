import type { ReactNode } from 'react';
import { useFormPart } from '../form-context/FormPart.ts';
import { describedBy } from '../form-context/fieldId.ts';
import { titleId } from '../form-context/useMoveFocus.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import { drawError } from './fieldWords.tsx';

export interface RecordCardProps {
  readonly id: string;
  /** Name of the record, such as "Land register 2", for the label of the Close button. */
  readonly name: string;
  /** The error of the record as a whole, for example that it is empty. */
  readonly error: string | undefined;
  readonly advice: string | undefined;
  /** Number of errors inside a closed record; 0 for an open record. */
  readonly wrongCount: number;
  /**
   * Whether all records of the list are open. The browser then lays out and paints the card only
   * while it is near the viewport.
   */
  readonly isRow: boolean;
  /**
   * Closes the record. Absent if records cannot be closed: one at a time is shown, or all are open.
   */
  readonly onClose?: (() => void) | undefined;
  /** The heading of the record and its buttons. */
  readonly head: ReactNode;
  /** Shown while the record is closed. */
  readonly summary: ReactNode;
  /** The fields of an open record; `false` for a closed record. */
  readonly children: ReactNode;
}

/**
 * Renders one record. A closed record has a heading, a line with its content and its buttons. An
 * open record has its fields.
 */
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
      {wrongCount > 0 && (
        <p className="field-error">{word('record.wrong', { count: wrongCount })}</p>
      )}
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
