/**
 * Replaces the global `Uint8Array` with the class that `TextEncoder` uses, as in a browser. The
 * simulated page has another class, so a library that checks `instanceof Uint8Array` refuses
 * encoded text.
 */
const encoded: object = new TextEncoder().encode('');
if (!(encoded instanceof Uint8Array)) {
  Object.defineProperty(globalThis, 'Uint8Array', { value: encoded.constructor, writable: true });
}
