import type { WidgetProps } from '@rjsf/utils';
import { type FileLimits, formatFileSize, type Language } from '#engine';
import type { LateWord } from '../../form/lateWords.ts';
import { inOneLine } from '../../i18n/inOneLine.ts';
import { limitWords } from '../file/checkFile.ts';

/** What may be chosen: limits of each file, how many, and how large together. */
export interface FilesLimits {
  readonly file: FileLimits | undefined;
  readonly maxItems: number | undefined;
  readonly maxTotalBytes: number | undefined;
}

/** The limits as the widget's options carry them. */
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

/** The limits in a line, told before anything is chosen. */
export function filesLimitsText(
  { file, maxItems, maxTotalBytes }: FilesLimits,
  word: LateWord,
  language: Language,
): string {
  const parts = [
    file && word('file.accepted', limitWords(file)),
    maxItems && word('files.most', { max: maxItems }),
    maxTotalBytes && word('files.together', { size: formatFileSize(maxTotalBytes) }),
  ];
  return inOneLine(parts, language);
}
