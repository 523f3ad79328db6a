import { EnvelopeVault } from '../../server/adapters/crypto/EnvelopeVault.ts';
import { openStores, type Stores } from '../../server/adapters/store/openStores.ts';
import { randomIds } from '../../server/adapters/system/randomIds.ts';
import { systemClock } from '../../server/adapters/system/systemClock.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { askOperatorDoor } from '../../server/operator/askOperatorDoor.ts';
import { StoreError } from '../../server/ports/SubmissionStore.ts';
import { loadSecrets } from '../../server/secrets.ts';
import {
  createOperatorDesk,
  type OperatorAnswer,
  type OperatorOrder,
} from '../../server/services/operatorDesk.ts';
import { storeChoice } from '../../server/storeChoice.ts';
import { say } from '../run.ts';

/**
 * Gives an order to the portal's data, with the server's own settings, and prints what comes of it:
 * straight to the database, or through the running portal where the embedded one is its alone.
 *
 * @returns the code to end with
 */
export async function giveOrder(order: OperatorOrder): Promise<0 | 1> {
  try {
    const { isDone, lines } = await carryOut(readConfig(process.env), order);
    for (const line of lines) say(line);
    return isDone ? 0 : 1;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function carryOut(config: Config, order: OperatorOrder): Promise<OperatorAnswer> {
  let stores: Stores;
  try {
    stores = await openStores(storeChoice(config), systemClock);
  } catch (error) {
    if (!(error instanceof StoreError && error.reason === 'locked')) throw error;
    return askOperatorDoor(config.dataDir, order);
  }
  try {
    const desk = createOperatorDesk({
      store: stores.submissions,
      clock: systemClock,
      ids: randomIds,
      vault: new EnvelopeVault(loadSecrets(config).keysFor('data')),
      publicUrl: config.publicUrl,
    });
    return await desk(order);
  } finally {
    await stores.submissions.close();
  }
}
