import type { Response } from 'undici';
import { GatewayError } from '../../../ports/payment/PaymentGateway.ts';
import { readBounded } from '../../system/readBounded.ts';

/**
 * Reads the body of a response up to a size limit.
 *
 * @param most maximum number of bytes; a longer body closes the connection
 * @throws {GatewayError} `badAnswer` for a longer body
 */
export async function bytesOf({ body }: Response, most: number): Promise<Buffer> {
  const bytes = await readBounded(body, most);
  if (bytes) return bytes;
  throw new GatewayError('badAnswer', 'Cannot read the answer of the gateway: too long');
}
