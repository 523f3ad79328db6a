/**
 * Reads the body of an HTTP response up to a size limit. Counts bytes as they arrive, and closes
 * the connection of a longer body.
 *
 * @param most maximum number of bytes
 * @returns `undefined` for a longer body
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
