/**
 * Returns the caret position in `text` for a position in `shown`, which contains additional
 * characters.
 */
export function placeIn(text: string, shown: string, place: number | null): number {
  let at = 0;
  for (const character of shown.slice(0, place ?? shown.length)) {
    if (character === text[at]) at += 1;
  }
  return at;
}
