const KEY = 'udid';

/**
 * Returns a pseudonymous name of a browser: the hash of the time at which the terms were accepted
 * and of its fingerprint.
 *
 * @param acceptedAt ISO 8601 with offset
 * @param fingerprint the properties that distinguish browsers
 * @returns SHA-256, 64 lower-case hexadecimal digits
 * @throws {TypeError} where the browser has no WebCrypto, as on a page without HTTPS
 * @see specification, document 1, section 3 "Session"
 */
export async function udidOf(acceptedAt: string, fingerprint: string): Promise<string> {
  const text = new TextEncoder().encode(`${acceptedAt}\n${fingerprint}`);
  const hash = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores the pseudonymous name in `sessionStorage`, which is removed with the tab. */
export async function rememberUdid(acceptedAt: string): Promise<void> {
  sessionStorage.setItem(KEY, await udidOf(acceptedAt, browserFingerprint()));
}

/**
 * Returns properties that distinguish browsers. Every page can read them; nothing is rendered or
 * measured to identify people.
 */
function browserFingerprint(): string {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const parts = [userAgent, languages, hardwareConcurrency, maxTouchPoints];
  return JSON.stringify([...parts, width, height, colorDepth, timeZone]);
}
