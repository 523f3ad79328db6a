import type { FileValue } from '../../form/fileShelf.ts';
import { useLateWord } from '../../form/lateWords.ts';

export interface ChosenFileProps {
  readonly file: FileValue;
  /** "1.20 MB". */
  readonly size: string;
  /** Absent when the answer cannot be changed. */
  readonly onRemove: (() => void) | undefined;
}

/** The file that was chosen: its name, its size, a way to take it away. */
export function ChosenFile({ file, size, onRemove }: ChosenFileProps) {
  const word = useLateWord();
  return (
    <div className="file-chosen">
      <bdi className="file-name">{file.name}</bdi> <span className="file-size">{size}</span>
      {onRemove && (
        <button type="button" className="button button-quiet" onClick={onRemove}>
          {word('file.remove')} <span className="visually-hidden">{file.name}</span>
        </button>
      )}
    </div>
  );
}
