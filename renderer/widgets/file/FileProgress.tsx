import { useFormPart } from '../../form/FormPart.ts';
import { useLateWord } from '../../form/lateWords.ts';
import { errorWords } from '../../templates/fieldWords.tsx';
import type { Reading } from './FileReadings.ts';
import { refusalText } from './refusal.ts';

interface FileProgressProps {
  readonly id: string;
  readonly reading: Reading;
  /** Tells it from other files; by default its name. */
  readonly called?: string | undefined;
  /** The file is not wanted any more. */
  readonly onStop: () => void;
}

/** How far a file is, with the way to let it go, or why it was refused. */
export function FileProgress({ id, reading, called, onStop }: FileProgressProps) {
  const part = useFormPart();
  const word = useLateWord();
  const { state, file, percent, refusal } = reading;
  if (refusal) {
    return (
      <div id={`${id}-refused`} className="field-error">
        {errorWords(refusalText(part, refusal), part.word)}
      </div>
    );
  }
  return (
    <>
      {state === 'checking' ? (
        <p className="file-progress" role="status">
          <span className="spinner spinner-small" aria-hidden="true" />{' '}
          {word('file.checking', { name: file.name })}
        </p>
      ) : (
        <div className="file-progress">
          <label htmlFor={`${id}-progress`}>
            {word('file.reading', { name: file.name, percent })}
          </label>
          <progress id={`${id}-progress`} max={100} value={percent} />
        </div>
      )}
      <button type="button" className="button button-quiet" onClick={onStop}>
        {word('file.remove')} <span className="visually-hidden">{called ?? file.name}</span>
      </button>
    </>
  );
}
