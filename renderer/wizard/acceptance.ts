const KEY = 'acceptTC';

/**
 * Records when the terms were accepted, in this browser's local storage (document 1, section 3). It
 * is a time and nothing else; refused storage changes nothing.
 *
 * @param at ISO 8601 with offset
 */
export function rememberAcceptance(at: string): void {
  try {
    localStorage.setItem(KEY, at);
  } catch {
    // The record is also in the wizard's own facts.
  }
}
