import type { FieldTemplateProps } from '@rjsf/utils';
import { adviceIn } from '../form/useAdvised.ts';
import { FieldAdvice } from './FieldAdvice.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FieldMessages } from './FieldMessages.tsx';
import { FieldOutput } from './FieldOutput.tsx';
import { RequiredWord } from './RequiredWord.tsx';

/**
 * The frame of one answer: label with the word "required", help, error over the input,
 * advice under it.
 *
 * Which frame is told by `ui:options.frame`, which the theme sets by widget: a label, a fieldset, or
 * none where the widget brings its own label.
 */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, required = false, rawHelp, rawErrors, hidden, uiSchema, children } = props;
  const frame: unknown = uiSchema?.['ui:options']?.frame;
  if (hidden) return <div hidden>{children}</div>;
  if (frame === 'none') return children;
  const messages = { id, help: rawHelp, error: rawErrors?.[0] };
  const own: unknown = uiSchema?.['ui:classNames'];
  const classNames = typeof own === 'string' ? ` ${own}` : '';
  const advice = adviceIn(uiSchema);
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
        label={label}
        required={required}
        isRadioGroup={RADIO_WIDGETS.includes(uiSchema?.['ui:widget'])}
      >
        {children}
        {output}
      </FieldGroup>
    );
  }
  return (
    <div className={`${messages.error === undefined ? 'field' : 'field field-wrong'}${classNames}`}>
      {frame !== 'box' && (
        <div className="field-label">
          <label htmlFor={id}>{label}</label>
          {required && <RequiredWord hidden={!FILES.includes(uiSchema?.['ui:widget'])} />}
        </div>
      )}
      {(rawHelp !== undefined || messages.error !== undefined) && <FieldMessages {...messages} />}
      {children}
      {output}
      <FieldAdvice id={id} advice={advice} />
    </div>
  );
}

/** Widgets whose input cannot say by itself that it is required. */
const FILES: readonly unknown[] = ['file', 'files', 'e-cheque'];

/** Widgets that are one group of radio buttons, whatever stands between them. */
const RADIO_WIDGETS: readonly unknown[] = ['radio', 'payment-method'];
