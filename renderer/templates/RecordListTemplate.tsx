import type { ReactNode } from 'react';
import { useFormPart } from '../form-context/FormPart.ts';
import { describedBy } from '../form-context/fieldId.ts';
import type { HeadingLevel } from '../form-context/HeadingLevel.ts';
import { addButtonId, titleId } from '../form-context/useMoveFocus.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import { drawError, drawHelp } from './fieldWords.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export interface RecordListTemplateProps {
  readonly id: string;
  readonly level: HeadingLevel;
  readonly title: string;
  /**
   * Whether the list's name is shown above the list. A list that fills its step has the name of the
   * step's heading instead.
   */
  readonly hasHeading: boolean;
  readonly help: string | undefined;
  /** The error of the list as a whole, for example too few records. */
  readonly error: string | undefined;
  readonly advice: string | undefined;
  /** Label of the add button. If absent, a product text with the list's name labels the button. */
  readonly addLabel: string | undefined;
  /** Adds a record. Absent when no record can be added. */
  readonly onAdd: (() => void) | undefined;
  /** The minimum and maximum number of records as text; may be empty. */
  readonly limits: string;
  /** A text saying that the list has its maximum number of records. */
  readonly full: string | undefined;
  /** Called when the focus enters or leaves the list. */
  readonly onFocusInside: (isInside: boolean) => void;
  /** The records, and the offer to undo the last removal. */
  readonly children: ReactNode;
}

/** Renders the records one below the other, and a button that adds one. */
export function RecordListTemplate(props: RecordListTemplateProps) {
  const { id, title, help, error, advice, onAdd } = props;
  const { word } = useFormPart();
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers would announce a fieldset with each of fifty records
    <div
      id={id}
      role="group"
      className="records"
      tabIndex={-1}
      onFocus={() => props.onFocusInside(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        props.onFocusInside(currentTarget.contains(relatedTarget))
      }
      {...(props.hasHeading ? { 'aria-labelledby': titleId(id) } : { 'aria-label': title })}
      aria-describedby={describedBy({
        id,
        options: { help, advice },
        rawErrors: error === undefined ? [] : [error],
      })}
    >
      {props.hasHeading && (
        <SectionHeading level={props.level} id={titleId(id)} className="records-title">
          {title}
        </SectionHeading>
      )}
      <div className={error === undefined ? 'records-messages' : 'records-messages field-wrong'}>
        {drawHelp(id, help)}
        {drawError(id, error, word)}
      </div>
      {props.children}
      <FieldAdvice id={id} advice={advice} />
      {onAdd && (
        <>
          <button
            type="button"
            id={addButtonId(id)}
            className="button"
            aria-describedby={props.limits === '' ? undefined : `${id}-limits`}
            onClick={onAdd}
          >
            {props.addLabel ?? (
              <>
                {word('record.add')} <span className="visually-hidden">{title}</span>
              </>
            )}
          </button>
          {props.limits !== '' && (
            <p id={`${id}-limits`} className="record-limits">
              {props.limits}
            </p>
          )}
        </>
      )}
      {props.full !== undefined && <p className="quiet">{props.full}</p>}
    </div>
  );
}
