import { markedText } from '#engine';
import { useFormPart } from '../form/FormPart.ts';
import { StruckText } from './StruckText.tsx';

export interface FieldOutputProps {
  /** The author's words with their marks. */
  readonly output: string;
  readonly value: unknown;
  /** The answer is that of a single box. */
  readonly isBox: boolean;
}

/** What a choice makes of the words that will be printed: under the choice, as it stands now. */
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
