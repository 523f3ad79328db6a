import type { ReactNode } from 'react';
import type { HeadingLevel } from '../form/FormPart.ts';
import { useFormPart } from '../form/FormPart.ts';
import { describedBy } from '../form/fieldId.ts';
import { addButtonId, titleId } from '../form/useMoveFocus.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import { drawError, drawHelp } from './fieldWords.tsx';
import { SectionHeading } from './SectionHeading.tsx';

export interface RecordListTemplateProps {
  readonly id: string;
  readonly level: HeadingLevel;
  readonly title: string;
  /** Its name stands over it; a list that fills a step is named by the step's heading. */
  readonly hasHeading: boolean;
  readonly help: string | undefined;
  /** What is wrong with the list as a whole: too few records. */
  readonly error: string | undefined;
  readonly advice: string | undefined;
  /** Absent where the form has no words for it: then the list's name says what is added. */
  readonly addLabel: string | undefined;
  /** Absent when no record can be added. */
  readonly onAdd: (() => void) | undefined;
  /** Says how many records there must or may be; empty where that is no news. */
  readonly limits: string;
  /** Says that there are as many records as the form takes. */
  readonly full: string | undefined;
  /** The focus came into the list or left it. */
  readonly onFocusInside: (isInside: boolean) => void;
  /** The records, and the way to undo the last removal. */
  readonly children: ReactNode;
}

/**
 * Records under each other and a button to add one.
 */
export function RecordListTemplate(props: RecordListTemplateProps) {
  const { id, title, help, error, advice, onAdd } = props;
  const { word } = useFormPart();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with fifty records inside is read out with each
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
