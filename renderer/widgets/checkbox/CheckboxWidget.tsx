import type { WidgetProps } from '@rjsf/utils';
import { describedBy } from '../../form/fieldId.ts';
import { RequiredWord } from '../../templates/RequiredWord.tsx';

/** One box to tick: `true`, or absent. It brings its own label, beside the box. */
export function CheckboxWidget(field: WidgetProps) {
  const { id, value, rawErrors = [], onChange, onBlur } = field;
  return (
    <div className="choices">
      <div className="choice">
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
        <span>
          <label htmlFor={id}>{field.label}</label>
          {field.required && <RequiredWord hidden />}
        </span>
      </div>
    </div>
  );
}
