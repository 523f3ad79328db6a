import type { Response } from 'undici';
import { GatewayError } from '../../../ports/PaymentGateway.ts';
import { readBounded } from '../../system/readBounded.ts';

/**
 * Reads the body of a response as far as it may go.
 *
 * @param most bytes that it may have; a longer one closes the connection
 * @throws {GatewayError} `badAnswer` for a longer one
 */
export async function bytesOf({ body }: Response, most: number): Promise<Buffer> {
  const bytes = await readBounded(body, most);
  if (bytes) return bytes;
  throw new GatewayError('badAnswer', 'Cannot read the answer of the gateway: too long');
}
