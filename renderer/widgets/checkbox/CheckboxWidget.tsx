import type { WidgetProps } from '@rjsf/utils';
import { useFormPart } from '../../form-context/FormPart.ts';
import { describedBy } from '../../form-context/fieldId.ts';
import { drawRequired } from '../../templates/fieldWords.tsx';

/** Renders a single checkbox with its label. The answer is `true` or absent. */
export function CheckboxWidget(field: WidgetProps) {
  const { id, value, rawErrors = [], onChange, onBlur } = field;
  const { word } = useFormPart();
  const label = <label htmlFor={id}>{field.label}</label>;
  return (
    <div className="choices choice">
      <input
        id={id}
        name={id}
        type="checkbox"
        checked={value === true}
        disabled={field.disabled || field.readonly}
        aria-required={field.required ? true : undefined}
        aria-invalid={rawErrors.length > 0 ? true : undefined}
        aria-describedby={describedBy(field)}
        onChange={({ target }) => onChange(target.checked ? true : undefined)}
        onBlur={() => onBlur(id, value)}
      />
      {field.required ? (
        <span>
          {label}
          {drawRequired(word, true)}
        </span>
      ) : (
        label
      )}
    </div>
  );
}
