import type { WidgetProps } from '@rjsf/utils';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import type { Half } from './timeText.ts';

interface HalfListProps {
  readonly field: WidgetProps;
  readonly half: Half | undefined;
  /** Id of the error of the whole answer. */
  readonly error: string | undefined;
  readonly onChoose: (half: Half | undefined) => void;
}

/** Renders a select for the half of the day, in the language of the page. */
export function HalfList({ field, half, error, onChoose }: HalfListProps) {
  const { id } = field;
  const word = useLazyWord();
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
