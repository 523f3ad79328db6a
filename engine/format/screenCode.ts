/**
 * Makes the code of a screen for the footer: `LREAL1-07`.
 *
 * @param screenId the form's, from its manifest
 * @param screenIndex from 0; the code shows one more, in two digits
 * @see specification, document 1, section 2 "Wizard layout"
 */
export function screenCode(screenId: string, screenIndex: number): string {
  return `${screenId}-${String(screenIndex + 1).padStart(2, '0')}`;
}
