/**
 * Tells whether at least so many options are ticked. That one must be is the requirement's to say:
 * no tick at all is an empty answer.
 *
 * @see spec document 2, section 5 "Generic rules": checkbox group
 */
export function hasMinSelected(value: readonly unknown[], fewest: number): boolean {
  return value.length >= fewest;
}
