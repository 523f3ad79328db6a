/**
 * `node scripts/migrate.ts`: migrates the tables of the database, with the settings of the server.
 * The server does the same at its start; this command is for deployments that migrate first. Exits
 * with 1 when that fails, with 2 when it cannot start.
 */
import { openStores } from '../server/adapters/store/openStores.ts';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { storeChoice } from '../server/compose/storeChoice.ts';
import { ConfigError, readConfig } from '../server/config/config.ts';
import { commandLine } from './command/commandLine.ts';
import { say } from './command/run.ts';

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
