import type { WidgetProps } from '@rjsf/utils';
import { useLateWord } from '../../form/lateWords.ts';
import type { Half } from './timeText.ts';

interface HalfListProps {
  readonly field: WidgetProps;
  readonly half: Half | undefined;
  /** Id of what is wrong with the time. */
  readonly error: string | undefined;
  readonly onChoose: (half: Half | undefined) => void;
}

/** Morning or afternoon, in the words of the language. */
export function HalfList({ field, half, error, onChoose }: HalfListProps) {
  const { id } = field;
  const word = useLateWord();
  return (
    <select
      id={`${id}-half`}
      name={`${id}-half`}
      className="input"
      value={half ?? ''}
      disabled={field.disabled || field.readonly}
      aria-required={field.required ? true : undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error}
      onChange={({ target }) => onChoose(HALVES.find((each) => each === target.value))}
    >
      <option value="">{word('choice.none')}</option>
      {HALVES.map((each) => (
        <option key={each} value={each}>
          {word(`time.${each}`)}
        </option>
      ))}
    </select>
  );
}

const HALVES = ['AM', 'PM'] as const;
