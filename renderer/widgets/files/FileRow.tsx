import { useContext } from 'react';
import { formatFileSize } from '#engine';
import { PointerContext, useFormPart } from '../../form/FormPart.ts';
import { errorId, fieldId } from '../../form/fieldId.ts';
import type { FileValue } from '../../form/fileShelf.ts';
import { useLateWord } from '../../form/lateWords.ts';
import { useShownError } from '../../form/useStore.ts';
import { drawError } from '../../templates/fieldWords.tsx';

interface FileRowProps {
  readonly file: FileValue;
  readonly index: number;
  /** Tells it from the others of the list. */
  readonly called: string;
  /** Absent when the answer cannot be changed. */
  readonly onRemove: (() => void) | undefined;
}

/** One file of several: its name and size, what is wrong with it, a way to take it away. */
export function FileRow({ file, index, called, onRemove }: FileRowProps) {
  const { store, messageText } = useFormPart();
  const word = useLateWord();
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

/** Id of the button that removes the file of a row. */
export function removeId(row: string): string {
  return `${row}-remove`;
}
