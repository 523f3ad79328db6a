import type { FileValue } from '../../attachments/pendingFileCache.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';

export interface ChosenFileProps {
  readonly file: FileValue;
  /** Size as text, such as "1.20 MB". */
  readonly size: string;
  /** Removes the file. Absent if the answer is read-only. */
  readonly onRemove: (() => void) | undefined;
}

/** Renders the chosen file: its name, its size and a remove button. */
export function ChosenFile({ file, size, onRemove }: ChosenFileProps) {
  const word = useLazyWord();
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
