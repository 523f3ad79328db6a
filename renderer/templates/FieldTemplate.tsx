import type { FieldTemplateProps } from '@rjsf/utils';
import { adviceIn, isAdviceNew } from '../form-context/advice.ts';
import { markIn } from '../form-context/FieldMarks.ts';
import { useFormPart } from '../form-context/FormPart.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldOutput } from './FieldOutput.tsx';
import { drawError, drawHelp, drawMark, drawRequired } from './fieldWords.tsx';

/**
 * Renders the frame of one answer. The label, the word "required", the help and the error are above
 * the input, and the advice is below. A checkbox has its label beside it and its help below. The theme sets the kind of frame for each widget in
 * `ui:options.frame`.
 */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, required = false, rawHelp, rawErrors, hidden, uiSchema, children } = props;
  const { word } = useFormPart();
  const frame: unknown = uiSchema?.['ui:options']?.frame;
  if (hidden) return <div hidden>{children}</div>;
  if (frame === 'none') return children;
  const messages = { id, help: rawHelp, error: rawErrors?.[0] };
  const own: unknown = uiSchema?.['ui:classNames'];
  const classNames = typeof own === 'string' ? ` ${own}` : '';
  const advice = adviceIn(uiSchema);
  const mark = markIn(uiSchema);
  const words: unknown = uiSchema?.['ui:options']?.output;
  const output = typeof words === 'string' && (
    <FieldOutput output={words} value={props.formData} isBox={props.schema.type === 'boolean'} />
  );
  if (frame === 'group') {
    return (
      <FieldGroup
        {...messages}
        classNames={classNames}
        advice={advice}
        mark={mark}
        label={label}
        required={required}
        isRadioGroup={RADIO_WIDGETS.includes(uiSchema?.['ui:widget'])}
      >
        {children}
        {output}
      </FieldGroup>
    );
  }
  const hasLabel = frame !== 'box';
  return (
    <div className={`${messages.error === undefined ? 'field' : 'field field-wrong'}${classNames}`}>
      {hasLabel && (
        <label htmlFor={id} className="field-label">
          {label}
        </label>
      )}
      {hasLabel && required && drawRequired(word, !FILES.includes(uiSchema?.['ui:widget']))}
      {hasLabel && drawHelp(id, messages.help)}
      {drawError(id, messages.error, word)}
      {children}
      {!hasLabel && drawHelp(id, messages.help)}
      {output}
      {drawMark(id, mark, word)}
      {advice !== undefined && (
        <FieldAdvice id={id} advice={advice} isNew={isAdviceNew(uiSchema)} />
      )}
    </div>
  );
}

/** Widgets whose input has no `required` or `aria-required` of its own. */
const FILES: readonly unknown[] = ['file', 'files', 'e-cheque'];

/** Widgets that consist of one group of radio buttons. */
const RADIO_WIDGETS: readonly unknown[] = ['radio', 'payment-method'];
