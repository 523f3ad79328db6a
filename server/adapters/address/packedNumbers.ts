/** Returns the bytes of an array for a `bytea` column, in the machine's byte order. */
export function packed({ buffer, byteOffset, byteLength }: Int32Array | Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Reads signed numbers of four bytes. */
export const int32sIn = (bytes: Uint8Array): Int32Array => new Int32Array(aligned(bytes));

/** Reads unsigned numbers of two bytes. */
export const uint16sIn = (bytes: Uint8Array): Uint16Array => new Uint16Array(aligned(bytes));

/** Copies the bytes, because a driver's array may begin at any offset of a larger buffer. */
const aligned = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
