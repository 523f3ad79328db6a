import { markedText } from '#engine';
import { useFormPart } from '../form-context/FormPart.ts';
import { StruckText } from './StruckText.tsx';

export interface FieldOutputProps {
  /** The author's text, with marks for the parts that an answer crosses out. */
  readonly output: string;
  readonly value: unknown;
  /** Whether the answer is a single checkbox. */
  readonly isBox: boolean;
}

/** Shows, below a choice, how the answer changes the printed text. */
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
