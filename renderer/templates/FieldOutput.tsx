import { markedText } from '#engine';
import { useFormPart } from '../form-context/FormPart.ts';
import { StruckText } from './StruckText.tsx';

export interface FieldOutputProps {
  /** The author's text with its marks. */
  readonly output: string;
  readonly value: unknown;
  /** Whether the answer is a single checkbox. */
  readonly isBox: boolean;
}

/** Shows below a choice how it changes the text that will be printed. */
export function FieldOutput({ output, value, isBox }: FieldOutputProps) {
  const { word } = useFormPart();
  return (
    <div className="field-output">
      <span className="field-help">{word('output.title')}</span>
      <p>
        <StruckText
          parts={markedText(output, value, isBox)}
          struckWords={[word('output.struckFrom'), word('output.struckTo')]}
        />
      </p>
    </div>
  );
}
