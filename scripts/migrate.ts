/**
 * `node scripts/migrate.ts`: brings the tables of the database up to date (settings as for the
 * server). The server does the same when it starts; this is for deployments that migrate first. Ends
 * with 1 when that fails, with 2 when it cannot begin.
 */
import { openStores } from '../server/adapters/store/openStores.ts';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { storeChoice } from '../server/storeChoice.ts';
import { commandLine } from './commandLine.ts';
import { say } from './run.ts';

commandLine('npm run migrate', {});
try {
  const config = readConfig(process.env);
  const stores = await openStores(storeChoice(config), systemClock);
  await stores.submissions.close();
  say('The tables are up to date.');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof ConfigError ? 2 : 1);
}
