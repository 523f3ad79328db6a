import { useFormPart } from '../../form-context/FormPart.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { errorWords } from '../../templates/fieldWords.tsx';
import type { Reading } from './FileReadings.ts';
import { refusalText } from './refusal.ts';

interface FileProgressProps {
  readonly id: string;
  readonly reading: Reading;
  /** A label that distinguishes the file from other files; by default the file name. */
  readonly called?: string | undefined;
  /** Called when the applicant cancels the file. */
  readonly onStop: () => void;
}

/**
 * Renders the progress of a pending file with a remove button, or the reason why a file was
 * rejected.
 */
export function FileProgress({ id, reading, called, onStop }: FileProgressProps) {
  const part = useFormPart();
  const word = useLazyWord();
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
