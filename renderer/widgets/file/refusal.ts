import type { FieldError } from '#engine';
import type { FormPart } from '../../form-context/FormPart.ts';
import { lazyWordsIn } from '../../form-context/lazyWords.ts';

/**
 * The reason for rejecting a file: a text key of the widgets with its arguments, or a field error.
 */
export type Refusal = FileRefusal | FieldError;

export interface FileRefusal {
  readonly key:
    | 'file.wrongType'
    | 'file.heic'
    | 'file.tooLarge'
    | 'file.empty'
    | 'file.otherContent'
    | 'file.failed'
    | 'file.oneOnly'
    | 'files.failed'
    | 'files.only'
    | 'files.twice'
    | 'files.tooMany'
    | 'files.tooLargeTogether';
  readonly args: Readonly<Record<string, string | number>>;
}

/** Formats the reason for a rejection in the language of the page. */
export function refusalText(
  { language, messageText }: Pick<FormPart, 'language' | 'messageText'>,
  refusal: Refusal,
): string {
  if ('path' in refusal) return messageText(refusal);
  return lazyWordsIn(language)(refusal.key, refusal.args);
}
