import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { formatFileSize } from '#engine';
import { dropFile, type FileValue } from '../../attachments/pendingFileCache.ts';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { useFormPart } from '../../form-context/FormPart.ts';
import { describedBy } from '../../form-context/fieldId.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { DropArea } from '../file/DropArea.tsx';
import type { Reading } from '../file/FileReadings.ts';
import { FileRow, removeId } from './FileRow.tsx';
import { filesLimitsOf, filesLimitsText } from './FilesLimits.ts';
import { PendingFileList } from './PendingFileList.tsx';
import { uniqueFileLabels } from './uniqueFileLabels.ts';
import { useAddedFiles } from './useAddedFiles.ts';

const NONE: readonly FileValue[] = [];

/**
 * Renders a list of files (U-21). One native file input accepts several files. Each file has a line
 * with its name, its size and a remove button. The accepted types, the sizes and the number are
 * shown above. Each file is validated separately, so that an invalid file does not block the
 * others.
 */
export function FilesWidget(field: WidgetProps) {
  const { id, rawErrors = [], onBlur } = field;
  const { language } = useFormPart();
  const word = useLazyWord();
  const input = useRef<HTMLInputElement>(null);
  const limits = filesLimitsOf(field.options);
  const files: readonly FileValue[] = field.value ?? NONE;
  const isFixed = field.disabled === true || field.readonly === true;
  const announce = useAnnounce();
  const { pendingReadings, choose, add, drop, dismiss } = useAddedFiles(limits);
  const remove = useRemoval(field, files, input);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose([...(target.files ?? [])]);
    target.value = '';
  };
  const removeReading = (reading: Reading) => {
    dismiss(reading);
    input.current?.focus();
  };
  const names = [...files, ...pendingReadings.map(({ file }) => file)].map(({ name }) => name);
  const called = uniqueFileLabels(names, word);
  const total = files.reduce((sum, { size }) => sum + size, 0);

  return (
    <DropArea onDrop={isFixed ? undefined : drop}>
      <div id={`${id}-limits`} className="field-help">
        {filesLimitsText(limits, word, language)}
      </div>
      {files.length > 0 && (
        <>
          <ul className="file-rows">
            {files.map((file, index) => (
              <FileRow
                key={file.ref}
                file={file}
                index={index}
                called={called[index] ?? file.name}
                onRemove={isFixed ? undefined : () => remove(index)}
              />
            ))}
          </ul>
          <p id={`${id}-total`} className="file-size">
            {word('files.total', { count: files.length, size: formatFileSize(total) })}
          </p>
        </>
      )}
      <PendingFileList
        id={id}
        pendingReadings={pendingReadings}
        called={called.slice(files.length)}
        onDismiss={removeReading}
        onStop={(reading) => {
          removeReading(reading);
          announce(word('file.removed', { name: reading.file.name }));
        }}
        onRetry={(reading) => {
          removeReading(reading);
          add([reading.file]);
        }}
      />
      <div className="file-choose">
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          className="file-input"
          accept={limits.file?.accept.join(',')}
          disabled={isFixed}
          aria-invalid={rawErrors.length > 0 ? true : undefined}
          aria-describedby={describedBy(
            field,
            `${id}-limits`,
            files.length > 0 ? `${id}-total` : undefined,
          )}
          onChange={take}
          onBlur={() => onBlur(id, files)}
        />
        <label htmlFor={id} className="button">
          {word(files.length > 0 ? 'files.more' : 'files.choose')}
        </label>
        <span className="file-hint">{word('files.drop')}</span>
      </div>
    </DropArea>
  );
}

/**
 * Returns a function that removes a file and moves the focus to the next file's button, or to the
 * input.
 */
function useRemoval(
  { id, onChange, onBlur }: WidgetProps,
  files: readonly FileValue[],
  input: { readonly current: HTMLInputElement | null },
): (index: number) => void {
  const word = useLazyWord();
  const announce = useAnnounce();
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    const index = wanted.current;
    if (index === undefined) return;
    wanted.current = undefined;
    const last = Math.min(index, files.length - 1);
    const next = document.getElementById(removeId(`${id}-${last}`)) ?? input.current;
    next?.focus();
  }, [files, id, input]);
  return (index) => {
    const file = files[index];
    if (!file) return;
    dropFile(file.ref);
    wanted.current = index;
    const left = files.toSpliced(index, 1);
    onChange(left);
    onBlur(id, left);
    announce(word('file.removed', { name: file.name }));
  };
}
