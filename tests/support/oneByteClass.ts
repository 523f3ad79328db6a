/**
 * Replaces the class of byte arrays with that of `TextEncoder`, as in a browser. The simulated page
 * has another class, and a library that checks `instanceof Uint8Array` refuses encoded text.
 */
const encoded: object = new TextEncoder().encode('');
if (!(encoded instanceof Uint8Array)) {
  Object.defineProperty(globalThis, 'Uint8Array', { value: encoded.constructor, writable: true });
}
