/**
 * Tells whether at most so many options are ticked; one at most makes a group single-select.
 *
 * @see spec document 2, section 5 "Generic rules" (validation_multiSelected)
 */
export function hasMaxSelected(value: readonly unknown[], most: number): boolean {
  return value.length <= most;
}
