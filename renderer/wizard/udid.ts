const KEY = 'udid';

/**
 * Names a browser without knowing whose it is: the hash of the moment at which the terms were
 * accepted in it and of its fingerprint.
 *
 * @param acceptedAt ISO 8601 with offset
 * @param fingerprint what tells browsers apart
 * @returns SHA-256 in 64 small hexadecimal digits
 * @throws {TypeError} where the browser does not hash, as on a page without HTTPS
 * @see specification, document 1, section 3 "Session"
 */
export async function udidOf(acceptedAt: string, fingerprint: string): Promise<string> {
  const text = new TextEncoder().encode(`${acceptedAt}\n${fingerprint}`);
  const hash = await crypto.subtle.digest('SHA-256', text);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps it in the tab for as long as the sitting lives; it goes with the tab's storage. */
export async function rememberUdid(acceptedAt: string): Promise<void> {
  sessionStorage.setItem(KEY, await udidOf(acceptedAt, browserFingerprint()));
}

/** Only what every page is told anyway; nothing is drawn or measured to tell people apart. */
function browserFingerprint(): string {
  const { userAgent, languages, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const parts = [userAgent, languages, hardwareConcurrency, maxTouchPoints];
  return JSON.stringify([...parts, width, height, colorDepth, timeZone]);
}
