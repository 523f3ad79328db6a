/**
 * Returns the length of a text in code points: a character of an extension plane counts one.
 *
 * @example
 * charsOf('陳大文'); // 3
 * '𨋢'.length; // 2
 * charsOf('𨋢'); // 1
 */
export function charsOf(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}
