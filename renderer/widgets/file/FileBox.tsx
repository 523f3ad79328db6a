import type { WidgetProps } from '@rjsf/utils';
import { type ChangeEvent, useRef } from 'react';
import { type FileLimits, formatFileSize } from '#engine';
import { dropFile, type FileValue } from '../../attachments/pendingFileCache.ts';
import { useAnnounce } from '../../form-context/Announcer.tsx';
import { describedBy } from '../../form-context/fieldId.ts';
import { useLazyWord } from '../../form-context/lazyWords.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { limitWords } from './checkFile.ts';
import { DropArea } from './DropArea.tsx';
import { FileProgress } from './FileProgress.tsx';
import type { Reading } from './FileReadings.ts';
import type { FileInspection } from './takeFile.ts';
import { useChosenFile } from './useChosenFile.ts';

interface FileBoxProps {
  readonly field: WidgetProps;
  /** Inspects a file before it is accepted. */
  readonly inspect?: FileInspection;
}

/** Renders a native file input, the accepted types, the chosen file and the progress of reading. */
export function FileBox({ field, inspect }: FileBoxProps) {
  const { id, rawErrors = [], onBlur } = field;
  const word = useLazyWord();
  const announce = useAnnounce();
  const input = useRef<HTMLInputElement>(null);
  const limits: FileLimits | undefined = field.options.file;
  const value: FileValue | undefined = field.value;
  const isFixed = field.disabled === true || field.readonly === true;
  const { reading, take, refuse, end } = useChosenFile(limits, inspect);
  const isRefused = reading?.state === 'refused';
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    // Allows the same file to be chosen again after it was removed or corrected.
    target.value = '';
  };
  const drop = (files: readonly File[], hasOther: boolean) => {
    if (files.length === 1 && !hasOther) take(files[0]);
    else refuse();
  };
  const tellRemoved = (name: string) => {
    announce(word('file.removed', { name }));
    input.current?.focus();
  };
  const remove = ({ ref, name }: FileValue) => {
    end();
    dropFile(ref);
    field.onChange(undefined);
    tellRemoved(name);
  };
  const stop = ({ file }: Reading) => {
    end();
    tellRemoved(file.name);
  };

  return (
    <DropArea onDrop={isFixed ? undefined : drop}>
      {limits && (
        <div id={`${id}-limits`} className="field-help">
          {word('file.accepted', limitWords(limits))}
        </div>
      )}
      {value && (
        <ChosenFile
          file={value}
          size={formatFileSize(value.size)}
          onRemove={isFixed ? undefined : () => remove(value)}
        />
      )}
      <div className="file-choose">
        <input
          ref={input}
          id={id}
          type="file"
          className="file-input"
          accept={limits?.accept.join(',')}
          disabled={isFixed}
          aria-invalid={rawErrors.length > 0 || isRefused ? true : undefined}
          aria-describedby={describedBy(
            field,
            limits && `${id}-limits`,
            isRefused ? `${id}-refused` : undefined,
          )}
          onChange={choose}
          onBlur={() => onBlur(id, value)}
        />
        <label htmlFor={id} className="button">
          {word(value ? 'file.replace' : 'file.choose')}
        </label>
        <span className="file-hint">{word('file.drop')}</span>
      </div>
      {reading && <FileProgress id={id} reading={reading} onStop={() => stop(reading)} />}
    </DropArea>
  );
}
