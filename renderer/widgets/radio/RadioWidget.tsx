import type { WidgetProps } from '@rjsf/utils';
import { useCallback } from 'react';
import { ChoiceList } from '../checkbox-group/ChoiceList.tsx';

/**
 * One of a few options, all to be seen. The fieldset around it (the template's) is the radio group.
 * A field that belongs to an option shows under it.
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
      barred={options.enumDisabled}
      disabled={field.disabled === true || field.readonly === true}
      onToggle={choose}
      onLeave={leave}
    />
  );
}
