/** Numbers one behind the other as a `bytea` column keeps them, the lowest byte first. */
export function packed({ buffer, byteOffset, byteLength }: Int32Array | Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Numbers of four bytes. */
export const int32sIn = (bytes: Uint8Array): Int32Array => new Int32Array(aligned(bytes));

/** Numbers of two bytes. */
export const uint16sIn = (bytes: Uint8Array): Uint16Array => new Uint16Array(aligned(bytes));

/** A copy, since what a driver gives may begin anywhere in a larger buffer. */
const aligned = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
