import { useLateWord } from '../../form/lateWords.ts';
import { FileProgress } from '../file/FileProgress.tsx';
import type { Reading } from '../file/FileReadings.ts';

interface FilesUnderWayProps {
  /** Id of the widget. */
  readonly id: string;
  readonly underWay: readonly Reading[];
  /** What tells each from all others of the list, in the same order. */
  readonly called: readonly (string | undefined)[];
  /** Lets go of one that is being read. */
  readonly onStop: (reading: Reading) => void;
  /** Takes away the line of one that was not taken. */
  readonly onDismiss: (reading: Reading) => void;
  readonly onRetry: (reading: Reading) => void;
}

/** Files that are being read, each with its bar, and those that were not taken, each with its reason. */
export function FilesUnderWay(props: FilesUnderWayProps) {
  const { id, underWay, called, onStop, onDismiss, onRetry } = props;
  if (underWay.length === 0) return null;
  return (
    <ul className="file-rows">
      {underWay.map((reading, index) => (
        <li key={reading.key} className="file-row">
          <FileProgress
            id={`${id}-${reading.key}`}
            reading={reading}
            called={called[index]}
            onStop={() => onStop(reading)}
          />
          {reading.refusal && (
            <NotTaken {...{ reading, onDismiss, onRetry }} called={called[index]} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface NotTakenProps extends Pick<FilesUnderWayProps, 'onDismiss' | 'onRetry'> {
  readonly reading: Reading;
  readonly called: string | undefined;
}

/** Reads it once more where that can help, or takes its line away. */
function NotTaken({ reading, called, onDismiss, onRetry }: NotTakenProps) {
  const word = useLateWord();
  const { refusal } = reading;
  return (
    <div className="button-row">
      {refusal?.key === 'files.failed' && (
        <button type="button" className="button" onClick={() => onRetry(reading)}>
          {word('file.retry')} <span className="visually-hidden">{called}</span>
        </button>
      )}
      <button type="button" className="button button-quiet" onClick={() => onDismiss(reading)}>
        {word('file.dismiss')} <span className="visually-hidden">{called}</span>
      </button>
    </div>
  );
}
