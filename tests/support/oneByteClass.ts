/**
 * Makes the class of byte arrays the one that `TextEncoder` gives, as in a browser. The simulated page
 * has a class of its own, and a library that asks for `instanceof Uint8Array` refuses encoded text.
 */
const encoded: object = new TextEncoder().encode('');
if (!(encoded instanceof Uint8Array)) {
  Object.defineProperty(globalThis, 'Uint8Array', { value: encoded.constructor, writable: true });
}
