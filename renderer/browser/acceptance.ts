const KEY = 'acceptTC';

/**
 * Records in this browser's local storage when the terms were accepted (document 1, section 3), and
 * creates the browser's mark for the session. Refused storage has no effect, because the wizard's
 * context also holds the time.
 *
 * @param at ISO 8601 with offset
 */
export function rememberAcceptance(at: string): void {
  try {
    localStorage.setItem(KEY, at);
  } catch {
    // See above.
  }
  // Optional and lazy-loaded: no step waits for it.
  import('./udid.ts').then(({ rememberUdid }) => rememberUdid(at)).catch(() => undefined);
}

/**
 * Returns when the terms were accepted in this browser.
 *
 * @returns ISO 8601 as recorded; `undefined` without a valid record
 */
export function rememberedAcceptance(): string | undefined {
  try {
    const at = localStorage.getItem(KEY) ?? '';
    return Number.isNaN(Date.parse(at)) ? undefined : at;
  } catch {
    return undefined;
  }
}
