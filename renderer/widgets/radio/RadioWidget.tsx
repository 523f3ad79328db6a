import type { WidgetProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { ChoiceList } from '../checkbox-group/ChoiceList.tsx';

/**
 * Renders a choice of one of a few options, which are all visible. The fieldset of the template is
 * the radio group. The fields of an option appear under that option.
 */
export function RadioWidget(field: WidgetProps) {
  const { id, value, options, onChange, onBlur } = field;
  const choose = useCallback((choice: unknown) => onChange(choice), [onChange]);
  const leave = useCallback(() => onBlur(id, value), [onBlur, id, value]);
  return (
    <ChoiceList
      id={id}
      type="radio"
      choices={options.enumOptions}
      chosen={value}
      isSideBySide={options.inline === true}
      disabledValues={options.enumDisabled}
      disabled={field.disabled === true || field.readonly === true}
      onToggle={choose}
      onLeave={leave}
    />
  );
}
