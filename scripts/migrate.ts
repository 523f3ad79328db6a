/**
 * `node scripts/migrate.ts`: brings the tables of the database up to date (settings as for the
 * server). The server does the same when it starts; this is for deployments that migrate first.
 */
import { openStores } from '../server/adapters/store/openStores.ts';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { readConfig } from '../server/config.ts';
import { storeChoice } from '../server/storeChoice.ts';
import { say } from './run.ts';

const config = readConfig(process.env);
try {
  const stores = await openStores(storeChoice(config), systemClock);
  await stores.submissions.close();
  say('The tables are up to date.');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
