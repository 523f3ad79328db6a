interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, name: string, lang?: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Renders a choice of one as buttons in a row, each pressed or not. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, value, onChange } = props;
  return (
    <fieldset className="choice-row">
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([option, name, lang]) => (
        <button
          key={option}
          type="button"
          className="toggle"
          lang={lang}
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
