import { type FocusEvent, memo } from 'react';
import type { OptionValue } from '#engine';
import { useExtraFields } from '../../form-context/ExtraFields.ts';
import { useFormPart } from '../../form-context/FormPart.ts';

/** An option with its label in the language of the page. */
export interface Choice {
  readonly value: OptionValue;
  readonly label: string;
}

export interface ChoiceListProps {
  readonly id: string;
  readonly type: 'radio' | 'checkbox';
  readonly choices: readonly Choice[] | undefined;
  /** The answer: the chosen option, or a list of the ticked options. */
  readonly chosen: unknown;
  /** Whether options are side by side, as many as fit in a line. */
  readonly isSideBySide?: boolean;
  /** Options per row, fewer if there is not enough room; 1 by default. */
  readonly columns?: 1 | 2 | 3 | 4;
  /** Index of the first option, if the options of one group are in several lists. */
  readonly firstIndex?: number;
  readonly isWrong?: boolean;
  readonly disabled: boolean;
  /** Options that must not be chosen: `ui:enumDisabled`. */
  readonly disabledValues?: readonly unknown[] | undefined;
  readonly onToggle: (choice: OptionValue, isChosen: boolean) => void;
  /** Called when the focus leaves all options. */
  readonly onLeave: () => void;
}

/**
 * Renders radio buttons or checkboxes with their labels. Pass the same functions on every render,
 * so that `memo` skips the options when an error appears above them.
 */
export const ChoiceList = memo(function ChoiceList(props: ChoiceListProps) {
  const { id, type, choices = [], firstIndex = 0, chosen, onToggle, onLeave } = props;
  const extras = useExtraFields();
  const { word } = useFormPart();
  if (choices.length === 0) return <p className="quiet">{word('choice.empty')}</p>;
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof HTMLInputElement && relatedTarget.name === id;
    if (!isWithin) onLeave();
  };
  return (
    <div className={listClass(props)}>
      {choices.flatMap(({ value, label }, index) => {
        const choiceId = `${id}-${firstIndex + index}`;
        const extra = extras[String(value)];
        const extraId = `${choiceId}-extra`;
        return [
          <label key={String(value)} className={extra ? 'choice choice-opened' : 'choice'}>
            <input
              id={choiceId}
              type={type}
              name={id}
              value={String(value)}
              checked={Array.isArray(chosen) ? chosen.includes(value) : chosen === value}
              disabled={props.disabled || props.disabledValues?.includes(value)}
              aria-invalid={props.isWrong ? true : undefined}
              aria-controls={extra ? extraId : undefined}
              onBlur={handleBlur}
              onChange={({ target }) => onToggle(value, target.checked)}
            />
            <span>{label}</span>
          </label>,
          extra && (
            <div key={extraId} id={extraId} className="choice-extra">
              {extra}
            </div>
          ),
        ];
      })}
    </div>
  );
});

function listClass({ isSideBySide, columns = 1 }: ChoiceListProps): string {
  if (isSideBySide) return 'choices choices-beside';
  return columns > 1 ? `choices choices-columns choices-columns-${columns}` : 'choices';
}
