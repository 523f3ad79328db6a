/** Pointers of the answers that stand in a text, `{/declarant/declarant}`, as often as they do. */
export function answersIn(text: string): readonly string[] {
  return [...text.matchAll(PLACE)].map(([, pointer = '']) => pointer);
}

/**
 * Puts answers into a text, once: what stands in an answer is never a place itself.
 *
 * @param text with places such as `{/declarant/declarant}`
 * @param answer words of the answer at a pointer; see `answerInText`
 */
export function filledText(text: string, answer: (pointer: string) => string): string {
  return text.replace(PLACE, (_, pointer: string) => answer(pointer));
}

const PLACE = /\{((?:\/[A-Za-z][A-Za-z0-9_]*)+)\}/g;
