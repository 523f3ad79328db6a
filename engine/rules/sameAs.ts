/**
 * Tells whether a text is the same as another: an e-mail address or a password typed again.
 *
 * @see spec document 2, section 5 "Acknowledgement e-mail" (validation_confirmPasswordDiff)
 */
export function isSameAs(value: unknown, other: unknown): boolean {
  return value === other;
}
