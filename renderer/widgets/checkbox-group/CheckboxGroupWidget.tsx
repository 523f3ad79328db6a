import type { WidgetProps } from '@rjsf/utils';
import type { OptionValue } from '#engine';
import { ChoiceList } from './ChoiceList.tsx';

/**
 * Any number of options, in the order of the list, two in a line unless the author says otherwise
 * (specification, document 1, section 9). Where the form takes one only (`ui:options.single`), its help says so and the rule
 * tells when more are ticked: a box is never unticked behind the applicant's back.
 */
export function CheckboxGroupWidget(field: WidgetProps) {
  const { id, options, rawErrors = [], onChange, onBlur } = field;
  const choices: readonly { value: OptionValue; label: string }[] = options.enumOptions ?? [];
  const ticked = new Set<unknown>(Array.isArray(field.value) ? field.value : []);
  const toggle = (choice: OptionValue, isTicked: boolean) => {
    const next = choices
      .map(({ value }) => value)
      .filter((value) => (value === choice ? isTicked : ticked.has(value)));
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <ChoiceList
      id={id}
      type="checkbox"
      choices={choices}
      isChosen={(choice) => ticked.has(choice)}
      columns={columnsOf(options.columns)}
      isWrong={rawErrors.length > 0}
      barred={options.enumDisabled}
      disabled={field.disabled === true || field.readonly === true}
      onToggle={toggle}
      onLeave={() => onBlur(id, field.value)}
    />
  );
}

/** Items per row: specification, document 1, section 9. */
const USUAL_COLUMNS = 2;

function columnsOf(columns: unknown): 1 | 2 | 3 | 4 {
  return columns === 1 || columns === 3 || columns === 4 ? columns : USUAL_COLUMNS;
}
