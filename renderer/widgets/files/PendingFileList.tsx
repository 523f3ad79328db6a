import { useLazyWord } from '../../form-context/lazyWords.ts';
import { FileProgress } from '../file/FileProgress.tsx';
import type { Reading } from '../file/FileReadings.ts';

interface PendingFileListProps {
  /** Id of the widget. */
  readonly id: string;
  readonly pendingReadings: readonly Reading[];
  /** A unique label of each file of the list, in the same order. */
  readonly called: readonly (string | undefined)[];
  /** Called to cancel a file that is being read. */
  readonly onStop: (reading: Reading) => void;
  /** Called to remove the line of a rejected file. */
  readonly onDismiss: (reading: Reading) => void;
  readonly onRetry: (reading: Reading) => void;
}

/**
 * Renders the pending files, each with a progress bar, and the rejected files, each with the
 * reason.
 */
export function PendingFileList(props: PendingFileListProps) {
  const { id, pendingReadings, called, onStop, onDismiss, onRetry } = props;
  if (pendingReadings.length === 0) return null;
  return (
    <ul className="file-rows">
      {pendingReadings.map((reading, index) => (
        <li key={reading.key} className="file-row">
          <FileProgress
            id={`${id}-${reading.key}`}
            reading={reading}
            called={called[index]}
            onStop={() => onStop(reading)}
          />
          {reading.refusal && (
            <RejectedFileButtons {...{ reading, onDismiss, onRetry }} called={called[index]} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface RejectedFileButtonsProps extends Pick<PendingFileListProps, 'onDismiss' | 'onRetry'> {
  readonly reading: Reading;
  readonly called: string | undefined;
}

/**
 * Renders the buttons of a rejected file: Retry, if the browser could not read the file, and a
 * button that removes its line.
 */
function RejectedFileButtons({ reading, called, onDismiss, onRetry }: RejectedFileButtonsProps) {
  const word = useLazyWord();
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
