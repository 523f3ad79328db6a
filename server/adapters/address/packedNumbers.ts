/** Packs numbers for a `bytea` column, lowest byte first. */
export function packed({ buffer, byteOffset, byteLength }: Int32Array | Uint16Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** Unpacks numbers of four bytes. */
export const int32sIn = (bytes: Uint8Array): Int32Array => new Int32Array(aligned(bytes));

/** Unpacks numbers of two bytes. */
export const uint16sIn = (bytes: Uint8Array): Uint16Array => new Uint16Array(aligned(bytes));

/** Copies the bytes, because a driver's array may begin at any offset of a larger buffer. */
const aligned = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
