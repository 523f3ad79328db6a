import type { FocusEvent, ReactNode } from 'react';
import type { FieldStatus } from '#engine';
import { useFormPart } from '../form/FormPart.ts';
import { describedBy } from '../form/fieldId.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import { drawError, drawHelp, drawMark, drawRequired } from './fieldWords.tsx';

export interface FieldGroupProps {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly advice?: string | undefined;
  readonly mark?: FieldStatus | undefined;
  readonly required: boolean;
  /** Classes of the author's own, a blank before them. */
  readonly classNames?: string;
  /** Radios are one answer: the group itself is required and wrong. */
  readonly isRadioGroup?: boolean;
  /** The focus left the group altogether. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/** Several inputs that ask one thing: fieldset, legend, help and error over them. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, help, error, advice, mark, required, isRadioGroup = false, onLeave } = props;
  const { word } = useFormPart();
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <fieldset
      id={id}
      className={`field field-group${error === undefined ? '' : ' field-wrong'}${props.classNames ?? ''}`}
      aria-describedby={describedBy({
        id,
        options: { help, advice, mark },
        rawErrors: error === undefined ? [] : [error],
      })}
      {...(isRadioGroup
        ? { role: 'radiogroup', 'aria-required': required, 'aria-invalid': error !== undefined }
        : {})}
      onBlur={handleBlur}
    >
      <legend className="field-label">
        {label}
        {required && drawRequired(word, isRadioGroup)}
      </legend>
      {/* What is said comes and goes in here: a browser lays a fieldset out anew for each child of its own. */}
      <div>
        {drawHelp(id, help)}
        {drawError(id, error, word)}
        {props.children}
        {drawMark(id, mark, word)}
        <FieldAdvice id={id} advice={advice} />
      </div>
    </fieldset>
  );
}
