import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { formatFileSize } from '#engine';
import { useAnnounce } from '../../form/Announcer.tsx';
import { useFormPart } from '../../form/FormPart.ts';
import { describedBy } from '../../form/fieldId.ts';
import { dropFile, type FileValue } from '../../form/fileShelf.ts';
import { useLateWord } from '../../form/lateWords.ts';
import { DropArea } from '../file/DropArea.tsx';
import type { Reading } from '../file/FileReadings.ts';
import { FileRow, removeId } from './FileRow.tsx';
import { filesLimitsOf, filesLimitsText } from './FilesLimits.ts';
import { FilesUnderWay } from './FilesUnderWay.tsx';
import { toldApart } from './toldApart.ts';
import { useAddedFiles } from './useAddedFiles.ts';

const NONE: readonly FileValue[] = [];

/**
 * Several files (U-21): one real file input that takes many, each file a line with name, size and a
 * way to remove it. Types, sizes, their number and all of them together are told before and checked
 * for each file by itself, so that one bad file keeps none of the others out.
 */
export function FilesWidget(field: WidgetProps) {
  const { id, rawErrors = [], onBlur } = field;
  const { language } = useFormPart();
  const word = useLateWord();
  const input = useRef<HTMLInputElement>(null);
  const limits = filesLimitsOf(field.options);
  const files: readonly FileValue[] = field.value ?? NONE;
  const isFixed = field.disabled === true || field.readonly === true;
  const announce = useAnnounce();
  const { underWay, choose, add, drop, dismiss } = useAddedFiles(limits);
  const remove = useRemoval(field, files, input);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    choose([...(target.files ?? [])]);
    target.value = '';
  };
  const letGo = (reading: Reading) => {
    dismiss(reading);
    input.current?.focus();
  };
  const names = [...files, ...underWay.map(({ file }) => file)].map(({ name }) => name);
  const called = toldApart(names, word);
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
      <FilesUnderWay
        id={id}
        underWay={underWay}
        called={called.slice(files.length)}
        onDismiss={letGo}
        onStop={(reading) => {
          letGo(reading);
          announce(word('file.removed', { name: reading.file.name }));
        }}
        onRetry={(reading) => {
          letGo(reading);
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

/** Removes a file; the focus goes to the button of the one that takes its place, or to the input. */
function useRemoval(
  { id, onChange, onBlur }: WidgetProps,
  files: readonly FileValue[],
  input: { readonly current: HTMLInputElement | null },
): (index: number) => void {
  const word = useLateWord();
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
