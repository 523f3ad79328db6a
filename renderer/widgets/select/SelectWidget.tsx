import type { WidgetProps } from '@rjsf/utils';
import { memo } from 'react';
import { useFormPart } from '../../form-context/FormPart.ts';
import { describedBy } from '../../form-context/fieldId.ts';

/**
 * Renders a choice of one of several options as a native select. The first, empty option says that
 * no option is chosen yet.
 */
export function SelectWidget(field: WidgetProps) {
  const { id, value, options, rawErrors = [], onChange, onBlur } = field;
  const { word } = useFormPart();
  const hasOptions = (options.enumOptions?.length ?? 0) > 0;
  const emptyWords = hasOptions ? field.placeholder || word('choice.none') : word('choice.empty');
  // HTML values are texts, but an option may be a number.
  const choose = (text: string) =>
    onChange(options.enumOptions?.find((option) => String(option.value) === text)?.value);
  return (
    <select
      id={id}
      name={id}
      className={`input width-${options.width ?? 'l'}`}
      value={value === undefined ? '' : String(value)}
      autoComplete={options.autocomplete}
      disabled={field.disabled || field.readonly}
      aria-required={field.required ? true : undefined}
      aria-invalid={rawErrors.length > 0 ? true : undefined}
      aria-describedby={describedBy(field)}
      onChange={({ target }) => choose(target.value)}
      onBlur={() => onBlur(id, value)}
    >
      <option value="">{emptyWords}</option>
      <Options options={options.enumOptions} disabledValues={options.enumDisabled} />
    </select>
  );
}

interface OptionsProps {
  readonly options: WidgetProps['options']['enumOptions'];
  /** Options that must not be chosen. */
  readonly disabledValues: WidgetProps['options']['enumDisabled'];
}

/** Renders the options of a select. An error of the answer does not render the options again. */
const Options = memo(function Options({ options, disabledValues }: OptionsProps) {
  return options?.map((option) => (
    <option
      key={String(option.value)}
      value={String(option.value)}
      disabled={disabledValues?.includes(option.value)}
    >
      {option.label}
    </option>
  ));
});
