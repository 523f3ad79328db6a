import { hasMaxChars } from './maxChars.ts';
import { hasMinChars } from './minChars.ts';

/**
 * Tells whether the number of a text's characters lies between two limits, both allowed.
 *
 * @see spec document 2, section 5 "Generic rules": length
 */
export function hasCharsInRange(value: string, [fewest, most]: readonly [number, number]): boolean {
  return hasMinChars(value, fewest) && hasMaxChars(value, most);
}
