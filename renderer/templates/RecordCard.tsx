import type { ReactNode } from 'react';
import { useFormPart } from '../form/FormPart.ts';
import { titleId } from '../form/useMoveFocus.ts';

export interface RecordCardProps {
  readonly id: string;
  /** "Land register 2", for the name of the button. */
  readonly name: string;
  readonly wrongCount: number;
  /** Absent where a record cannot be closed: one at a time shows. */
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
  const { id, name, wrongCount, children } = props;
  const { word } = useFormPart();
  const isOpen = children !== false;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see RecordListTemplate
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId(id)}
      className={cardClass(isOpen, wrongCount > 0)}
    >
      {props.head}
      {wrongCount > 0 && (
        <p className="field-error">
          <span className="icon-error" aria-hidden="true">
            !
          </span>
          {wrongCount === 1
            ? word('record.wrong.one')
            : word('record.wrong.other', { count: wrongCount })}
        </p>
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

function cardClass(isOpen: boolean, isWrong: boolean): string {
  return ['card', isOpen ? 'card-open' : 'card-closed', isWrong && 'card-wrong']
    .filter(Boolean)
    .join(' ');
}
