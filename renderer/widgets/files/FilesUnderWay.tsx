import { useFormPart } from '../../form/FormPart.ts';
import { ReadingBar } from '../file/FileProgress.tsx';
import type { AddedFiles, UnderWay } from './useAddedFiles.ts';

interface FilesUnderWayProps extends Pick<AddedFiles, 'underWay' | 'dismiss'> {
  /** Id of the widget. */
  readonly id: string;
  /** Where the focus goes when a line is dismissed. */
  readonly onGone: () => void;
}

/** Files that are being read, each with its bar, and those that were not taken, each with its reason. */
export function FilesUnderWay({ id, underWay, dismiss, onGone }: FilesUnderWayProps) {
  if (underWay.length === 0) return null;
  return (
    <ul className="file-rows">
      {underWay.map((entry) => (
        <li key={entry.key} className="file-row">
          {entry.reason === undefined ? (
            <ReadingBar id={`${id}-${entry.key}`} name={entry.name} percent={entry.percent} />
          ) : (
            <NotTaken
              entry={entry}
              onDismiss={() => {
                dismiss(entry.key);
                onGone();
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface NotTakenProps {
  readonly entry: UnderWay;
  readonly onDismiss: () => void;
}

function NotTaken({ entry: { name, reason, retry }, onDismiss }: NotTakenProps) {
  const { word } = useFormPart();
  return (
    <>
      <div className="field-error">{reason}</div>
      <div className="button-row">
        {retry && (
          <button type="button" className="button" onClick={retry}>
            {word('file.retry')} <span className="visually-hidden">{name}</span>
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onDismiss}>
          {word('file.dismiss')} <span className="visually-hidden">{name}</span>
        </button>
      </div>
    </>
  );
}
