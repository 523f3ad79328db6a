import type { FieldError } from '#engine';
import type { FormPart } from '../../form/FormPart.ts';

/** Why a file is not taken: a word of the form part with its places, or what is wrong as an answer is. */
export type Refusal = FileRefusal | FieldError;

export interface FileRefusal {
  readonly key:
    | 'file.wrongType'
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
  { word, messageText }: Pick<FormPart, 'word' | 'messageText'>,
  refusal: Refusal,
): string {
  return 'path' in refusal ? messageText(refusal) : word(refusal.key, refusal.args);
}
