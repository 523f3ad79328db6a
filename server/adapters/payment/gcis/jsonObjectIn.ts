import { GatewayError } from '../../../ports/PaymentGateway.ts';

/** More than any answer needs: the image of a QR code is its largest part. */
const MOST_BYTES = 64 * 1024;

/**
 * Reads a response as one JSON object in UTF-8.
 *
 * @throws {GatewayError} `badAnswer` for another status than 200, another content type, more than
 * 64 KB, bytes that are no UTF-8, text that is no JSON and JSON that is no object
 */
export async function jsonObjectIn(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !/^application\/json\s*(?:;|$)/i.test(type)) {
    await response.body?.cancel();
    throw unreadable('no JSON');
  }
  const value = parse(await bytesOf(response));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unreadable('no object');
  }
  return value as Readonly<Record<string, unknown>>;
}

async function bytesOf({ body }: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw unreadable('too long');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The cause would quote the content.
    throw unreadable('malformed');
  }
}

function unreadable(why: string): GatewayError {
  return new GatewayError('badAnswer', `Cannot read the answer of the gateway: ${why}`);
}
