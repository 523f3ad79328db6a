import type { Response } from 'undici';
import { GatewayError } from '../../../ports/payment/PaymentGateway.ts';
import { bytesOf } from './bytesOf.ts';

/** Maximum size of a response. The largest part of a response is the image of a QR code. */
const MOST_BYTES = 64 * 1024;

/**
 * Reads a response as one JSON object in UTF-8.
 *
 * @throws {GatewayError} `badAnswer` for a status other than 200, another content type, more than
 *   64 KB, invalid UTF-8, invalid JSON, and JSON that is not an object
 */
export async function jsonObjectIn(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const type = response.headers.get('content-type') ?? '';
  if (response.status !== 200 || !/^application\/json\s*(?:;|$)/i.test(type)) {
    await response.body?.cancel();
    throw unreadable('no JSON');
  }
  const value = parse(await bytesOf(response, MOST_BYTES));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unreadable('no object');
  }
  return value as Readonly<Record<string, unknown>>;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // The cause is omitted, because it would contain the content.
    throw unreadable('malformed');
  }
}

function unreadable(why: string): GatewayError {
  return new GatewayError('badAnswer', `Cannot read the answer of the gateway: ${why}`);
}
