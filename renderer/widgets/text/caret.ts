/** Where a place of a text is once the characters that `text` lacks are gone. */
export function placeIn(text: string, shown: string, place: number | null): number {
  let at = 0;
  for (const character of shown.slice(0, place ?? shown.length)) {
    if (character === text[at]) at += 1;
  }
  return at;
}
