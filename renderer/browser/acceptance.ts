const KEY = 'acceptTC';

/**
 * Records in this browser's local storage when the terms were accepted (document 1, section 3), and
 * stores the browser's pseudonymous name for the session. If the browser refuses storage, nothing
 * is lost, because the wizard's context also contains the time.
 *
 * @param at ISO 8601 with offset
 */
export function rememberAcceptance(at: string): void {
  try {
    localStorage.setItem(KEY, at);
  } catch {
    // Ignored: see above.
  }
  // The name is optional and its code is lazy-loaded, so no step waits for it.
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
