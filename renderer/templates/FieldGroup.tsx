import type { FocusEvent, ReactNode } from 'react';
import type { FieldStatus } from '#engine';
import { useFormPart } from '../form-context/FormPart.ts';
import { describedBy } from '../form-context/fieldId.ts';
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
  /** The author's CSS classes, with a leading space. */
  readonly classNames?: string;
  /**
   * Whether the widget is a radio group. The group is then one answer, and its element has
   * `aria-required` and `aria-invalid`.
   */
  readonly isRadioGroup?: boolean;
  /** Called when the focus leaves the whole group. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}

/**
 * Renders several inputs of one question in a fieldset with a legend. Help and error are above the
 * inputs.
 */
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
      {/* Messages appear and disappear inside this element. When a direct child of a fieldset
          changes, a browser lays out the whole fieldset. */}
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
