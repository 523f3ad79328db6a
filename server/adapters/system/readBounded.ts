/**
 * Reads the body of an HTTP response as far as it may go. The bytes are counted while they come;
 * a body that is longer closes the connection.
 *
 * @param most bytes that it may have
 * @returns `undefined` for a longer one
 */
export async function readBounded(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
