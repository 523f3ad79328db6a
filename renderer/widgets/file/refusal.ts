import type { FieldError } from '#engine';
import type { FormPart } from '../../form/FormPart.ts';
import { lateWordsIn } from '../../form/lateWords.ts';

/** Why a file is not taken: a word of the form part with its places, or what is wrong as an answer is. */
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

/** The words of a refusal, in the language of the page. */
export function refusalText(
  { language, messageText }: Pick<FormPart, 'language' | 'messageText'>,
  refusal: Refusal,
): string {
  if ('path' in refusal) return messageText(refusal);
  return lateWordsIn(language)(refusal.key, refusal.args);
}
