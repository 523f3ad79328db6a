import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { OperatorAnswer } from '../services/operator/OperatorAnswer.ts';
import type { OperatorOrder } from '../services/operator/operatorDesk.ts';
import { operatorPath } from './operatorPath.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Sends an order to the running portal of a data folder.
 *
 * @throws {Error} when no portal responds within ten seconds, or the status is not 200
 */
export async function askOperatorDoor(
  dataDir: string,
  order: OperatorOrder,
): Promise<OperatorAnswer> {
  const socketPath = operatorPath(dataDir);
  if (socketPath === undefined) throw new Error('Cannot reach the portal: its path is too long');
  const body = JSON.stringify(order);
  const call = request({
    socketPath,
    method: 'POST',
    headers: { 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) {
    response.resume();
    throw new Error(`Cannot do it: the portal answered ${response.statusCode}`);
  }
  return (await json(response)) as OperatorAnswer;
}
