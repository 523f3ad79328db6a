import { FIELD_NAME } from '../constants/fieldName.ts';

/**
 * Returns the pointers of the answers in a text such as `{/declarant/declarant}`, with repetitions.
 *
 * @example
 * answersIn('I, {/declarant/name}, of {/address}: {n}'); // ['/declarant/name', '/address']
 */
export function answersIn(text: string): readonly string[] {
  return [...text.matchAll(PLACE)].map(([, pointer = '']) => pointer);
}

/**
 * Inserts answers into a text in one pass: braces within an answer are never a placeholder.
 *
 * @param text a text with placeholders such as `{/declarant/declarant}`
 * @param answer returns the text of the answer at a pointer (see `answerInText`)
 *
 * @example
 * filledText('I, {/name}, declare', () => 'CHAN TAI MAN'); // 'I, CHAN TAI MAN, declare'
 * filledText('I, {/name}, declare', () => '{/idNo}');
 * // 'I, {/idNo}, declare': an answer is not read again
 */
export function filledText(text: string, answer: (pointer: string) => string): string {
  return text.replace(PLACE, (_, pointer: string) => answer(pointer));
}

const PLACE = new RegExp(String.raw`\{((?:/${FIELD_NAME})+)\}`, 'gu');
