/** Length of a text in code points: a character of an extension plane counts one. */
export function charsOf(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}
