import { useContext } from 'react';
import { formatFileSize } from '#engine';
import type { FileValue } from '../../attachments/pendingFileCache.ts';
import { PointerContext, useFormPart } from '../../form-context/FormPart.ts';
import { errorId, fieldId } from '../../form-context/fieldId.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { useShownError } from '../../form-context/useStore.ts';
import { drawError } from '../../templates/fieldWords.tsx';

interface FileRowProps {
  readonly file: FileValue;
  readonly index: number;
  /** A label that distinguishes the file from the other files of the list. */
  readonly called: string;
  /** Removes the file. Absent if the answer is read-only. */
  readonly onRemove: (() => void) | undefined;
}

/** Renders one file of a list: its name, its size, its error and a remove button. */
export function FileRow({ file, index, called, onRemove }: FileRowProps) {
  const { store, messageText } = useFormPart();
  const word = useLazyWord();
  const pointer = `${useContext(PointerContext)}/${index}`;
  const error = useShownError(store, pointer);
  const id = fieldId(pointer);
  return (
    <li id={id} className={error ? 'file-row field-wrong' : 'file-row'} tabIndex={-1}>
      {drawError(id, error && messageText(error), word)}
      <div className="file-chosen">
        <bdi className="file-name">{file.name}</bdi>{' '}
        <span className="file-size">{formatFileSize(file.size)}</span>
        {onRemove && (
          <button
            type="button"
            id={removeId(id)}
            className="button button-quiet"
            aria-describedby={error ? errorId(id) : undefined}
            onClick={onRemove}
          >
            {word('file.remove')} <span className="visually-hidden">{called}</span>
          </button>
        )}
      </div>
    </li>
  );
}

/** Returns the id of the button that removes the file of a row. */
export function removeId(row: string): string {
  return `${row}-remove`;
}
