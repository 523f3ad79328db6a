import type { WidgetProps } from '@rjsf/utils';
import { useCallback } from 'react';
import type { OptionValue } from '#engine';
import { type Choice, ChoiceList } from './ChoiceList.tsx';

/**
 * Renders a choice of any number of options, in the order of the list, two per line by default
 * (specification, document 1, section 9). With `ui:options.single`, the help asks for one option,
 * and a rule reports several. The widget never unticks a box itself.
 */
export function CheckboxGroupWidget(field: WidgetProps) {
  const { id, value, options, rawErrors = [], onChange, onBlur } = field;
  const choices: readonly Choice[] | undefined = options.enumOptions;
  const toggle = useCallback(
    (choice: OptionValue, isTicked: boolean) => {
      const ticked = new Set<unknown>(Array.isArray(value) ? value : []);
      const next = (choices ?? [])
        .map((each) => each.value)
        .filter((each) => (each === choice ? isTicked : ticked.has(each)));
      onChange(next.length > 0 ? next : undefined);
    },
    [choices, value, onChange],
  );
  const leave = useCallback(() => onBlur(id, value), [onBlur, id, value]);
  return (
    <ChoiceList
      id={id}
      type="checkbox"
      choices={choices}
      chosen={Array.isArray(value) ? value : NONE}
      columns={columnsOf(options.columns)}
      isWrong={rawErrors.length > 0}
      disabledValues={options.enumDisabled}
      disabled={field.disabled === true || field.readonly === true}
      onToggle={toggle}
      onLeave={leave}
    />
  );
}

const NONE: readonly unknown[] = [];

/** Default number of items per row: specification, document 1, section 9. */
const USUAL_COLUMNS = 2;

function columnsOf(columns: unknown): 1 | 2 | 3 | 4 {
  return columns === 1 || columns === 3 || columns === 4 ? columns : USUAL_COLUMNS;
}
