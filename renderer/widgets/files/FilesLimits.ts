import type { WidgetProps } from '@rjsf/utils';
import { type FileLimits, formatFileSize, type Language } from '#engine';
import type { LazyWord } from '../../form-context/lazyWords.ts';
import { inOneLine } from '../../i18n/inOneLine.ts';
import { limitWords } from '../file/checkFile.ts';

/**
 * The limits of a list of files: the limits of each file, the number of files, and the total size.
 */
export interface FilesLimits {
  readonly file: FileLimits | undefined;
  readonly maxItems: number | undefined;
  readonly maxTotalBytes: number | undefined;
}

/** Reads the limits from the widget's options. */
export function filesLimitsOf({
  file,
  maxItems,
  maxTotalBytes,
}: WidgetProps['options']): FilesLimits {
  return {
    file: file as FileLimits | undefined,
    maxItems: typeof maxItems === 'number' ? maxItems : undefined,
    maxTotalBytes: typeof maxTotalBytes === 'number' ? maxTotalBytes : undefined,
  };
}

/** Returns the limits as one line of text, which is shown before the applicant chooses files. */
export function filesLimitsText(
  { file, maxItems, maxTotalBytes }: FilesLimits,
  word: LazyWord,
  language: Language,
): string {
  const parts = [
    file && word('file.accepted', limitWords(file)),
    maxItems && word('files.most', { max: maxItems }),
    maxTotalBytes && word('files.together', { size: formatFileSize(maxTotalBytes) }),
  ];
  return inOneLine(parts, language);
}
