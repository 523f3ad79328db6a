import { readConfig } from '../../server/config/config.ts';
import type { OperatorOrder } from '../../server/services/operator/operatorDesk.ts';
import { say } from '../command/run.ts';
import { withDesk } from './withDesk.ts';

/**
 * Sends an order to the portal's data and prints the result.
 *
 * @returns the exit code
 */
export async function giveOrder(order: OperatorOrder): Promise<0 | 1> {
  try {
    const { isDone, lines } = await withDesk(readConfig(process.env), (desk) => desk(order));
    for (const line of lines) say(line);
    return isDone ? 0 : 1;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
