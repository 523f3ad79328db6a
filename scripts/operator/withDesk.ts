import { EnvelopeVault } from '../../server/adapters/crypto/EnvelopeVault.ts';
import type { Stores } from '../../server/adapters/store/openStores.ts';
import { randomIds } from '../../server/adapters/system/randomIds.ts';
import { systemClock } from '../../server/adapters/system/systemClock.ts';
import { openOwnStores } from '../../server/compose/openOwnStores.ts';
import { openPayment } from '../../server/compose/openPayment.ts';
import type { Config } from '../../server/config/config.ts';
import { loadSecrets } from '../../server/config/secrets.ts';
import { publishedForms } from '../../server/forms/publishedForms.ts';
import { askOperatorDoor } from '../../server/operator/askOperatorDoor.ts';
import { StoreError } from '../../server/ports/store/SubmissionStore.ts';
import { engineRules } from '../../server/services/answers/engineRules.ts';
import { PROTOCOL_TIMES } from '../../server/services/contract/ServiceDeps.ts';
import type { OperatorAnswer } from '../../server/services/operator/OperatorAnswer.ts';
import {
  createOperatorDesk,
  type OperatorOrder,
} from '../../server/services/operator/operatorDesk.ts';

/** A function that executes orders, one after another. */
export type Desk = (order: OperatorOrder) => Promise<OperatorAnswer>;

/**
 * Opens the portal's data for orders, with the server's own settings. It opens the database
 * directly. If a running portal has locked the embedded database, it sends the orders to that
 * portal.
 */
export async function withDesk<T>(config: Config, work: (desk: Desk) => Promise<T>): Promise<T> {
  const secrets = loadSecrets(config);
  let stores: Stores;
  try {
    stores = await openOwnStores(config, secrets, systemClock);
  } catch (error) {
    if (!(error instanceof StoreError && error.reason === 'locked')) throw error;
    return work((order) => askOperatorDoor(config.dataDir, order));
  }
  try {
    const { publicUrl } = config;
    const origin = () => publicUrl;
    const desk = createOperatorDesk({
      store: stores.submissions,
      clock: systemClock,
      ids: randomIds,
      vault: new EnvelopeVault(secrets.keysFor('data')),
      publicUrl,
      gateway: openPayment({ config, stores, secrets, clock: systemClock, origin }).gateway,
      catalogue: publishedForms(stores.definitions, {
        takesChequesByGateway: config.eCheque.by === 'gateway',
      }),
      rules: engineRules,
      settings: PROTOCOL_TIMES,
    });
    return await work(desk);
  } finally {
    await stores.submissions.close();
  }
}
