import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { openTimeStamps } from './openTimeStamps.ts';

/**
 * Requests a time stamp over random bytes from the time-stamping authority. Checks the stamp like
 * that of a signature.
 *
 * @returns host, time of the stamp and its size, in one line
 * @throws {TimeStampError} when there is no usable stamp, regardless of `TSA_UNREACHABLE`
 */
export async function describeTimeStamps(config: Config, clock: Clock): Promise<string> {
  const { url, whenUnreachable } = config.certificates.timeStamps;
  if (url === undefined) return 'none: signatures get no time stamp';
  const timeStamps = { ...config.certificates.timeStamps, whenUnreachable: 'refuse' } as const;
  const certificates = { ...config.certificates, timeStamps };
  const stamps = openTimeStamps({ ...config, certificates }, clock, () => {});
  const signature = randomBytes(256);
  const started = performance.now();
  const stamp = await stamps?.stamp(signature);
  const took = Math.round(performance.now() - started);
  const at = stamp && (await stamps?.timeOf(stamp.token, signature));
  if (!at) throw new Error(`the time stamp of ${new URL(url).host} is not accepted`);
  const size = `${stamp.token.length} bytes in ${took} ms`;
  return `${new URL(url).host}: ${at.toISOString()}, ${size}; without an answer: ${whenUnreachable}`;
}
