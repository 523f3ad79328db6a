const KEY = 'acceptTC';

/**
 * Records when the terms were accepted, in this browser's local storage (document 1, section 3), and
 * makes the mark of this browser for the sitting. Refused storage changes nothing: the record is also
 * in the wizard's own facts.
 *
 * @param at ISO 8601 with offset
 */
export function rememberAcceptance(at: string): void {
  try {
    localStorage.setItem(KEY, at);
  } catch {
    // See above.
  }
  // Late and as a kindness: no step waits for it.
  import('./udid.ts').then(({ rememberUdid }) => rememberUdid(at)).catch(() => undefined);
}

/**
 * When the terms were accepted in this browser.
 *
 * @returns ISO 8601 as recorded; `undefined` when they were not, or what is kept is no instant
 */
export function rememberedAcceptance(): string | undefined {
  try {
    const at = localStorage.getItem(KEY) ?? '';
    return Number.isNaN(Date.parse(at)) ? undefined : at;
  } catch {
    return undefined;
  }
}
