/**
 * Returns the code of a screen for the page footer.
 *
 * @param screenId the form's screen id from its manifest
 * @param screenIndex the index from 0; the code counts from 1, in two digits
 * @see specification, document 1, section 2 "Wizard layout"
 *
 * @example
 * screenCode('LREAL1', 6); // 'LREAL1-07'
 * screenCode('LREAL1', 99); // 'LREAL1-100'
 */
export function screenCode(screenId: string, screenIndex: number): string {
  return `${screenId}-${String(screenIndex + 1).padStart(2, '0')}`;
}
