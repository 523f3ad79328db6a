import type { ReactNode } from 'react';
import type { HeadingLevel } from '../form/FormPart.ts';
import { useFormPart } from '../form/FormPart.ts';
import { describedBy } from '../form/fieldId.ts';
import { addButtonId, titleId } from '../form/useMoveFocus.ts';
import type { RemovedRecord } from '../form/useRemovedRecord.ts';
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
  readonly addLabel: string;
  /** Absent when no record can be added. */
  readonly onAdd: (() => void) | undefined;
  /** Says how many records there must or may be. */
  readonly limits: string;
  /** Says that there are as many records as the form takes. */
  readonly full: string | undefined;
  readonly removed: RemovedRecord | undefined;
  readonly onHoldRemoved: (isHeld: boolean) => void;
  readonly children: ReactNode;
}

/**
 * Records under each other, a way to undo the last removal, a button to add one.
 */
export function RecordListTemplate(props: RecordListTemplateProps) {
  const { id, title, help, error, advice, removed, onAdd } = props;
  const { word } = useFormPart();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with fifty records inside is read out with each
    <div
      id={id}
      role="group"
      className="records"
      tabIndex={-1}
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
      {removed && (
        <div className="notice record-removed">
          <span>{word('record.removed', { name: removed.name })}</span>
          <button
            type="button"
            className="button button-quiet"
            onClick={removed.putBack}
            onFocus={() => props.onHoldRemoved(true)}
            onBlur={() => props.onHoldRemoved(false)}
            onPointerEnter={() => props.onHoldRemoved(true)}
            onPointerLeave={() => props.onHoldRemoved(false)}
          >
            {word('record.undo')}
          </button>
        </div>
      )}
      {onAdd && (
        <>
          <button
            type="button"
            id={addButtonId(id)}
            className="button"
            aria-describedby={`${id}-limits`}
            onClick={onAdd}
          >
            {props.addLabel}
          </button>
          <p id={`${id}-limits`} className="record-limits">
            {props.limits}
          </p>
        </>
      )}
      {props.full !== undefined && <p className="quiet">{props.full}</p>}
    </div>
  );
}
