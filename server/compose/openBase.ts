import { mkdirSync } from 'node:fs';
import { openStores, type Stores } from '../adapters/store/openStores.ts';
import { systemClock } from '../adapters/system/systemClock.ts';
import type { Config } from '../config.ts';
import { createFormCatalogue, type ReloadableCatalogue } from '../forms/createFormCatalogue.ts';
import { formReporter } from '../forms/formReporter.ts';
import { lookOften } from '../forms/lookAtFolders.ts';
import { reasonOf } from '../forms/reasonOf.ts';
import { watchForms } from '../forms/watchForms.ts';
import { openPortalConfig, type PortalConfig } from '../portalConfig.ts';
import type { Clock } from '../ports/Clock.ts';
import { loadSecrets, type Secrets } from '../secrets.ts';
import { storeChoice } from '../storeChoice.ts';
import { LateLog } from './LateLog.ts';

/** What everything else stands on. */
export interface Base {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: LateLog;
  readonly secrets: Secrets;
  readonly stores: Stores;
  readonly catalogue: ReloadableCatalogue;
  readonly portal: PortalConfig;
  /** Ends the watch over the form files. */
  readonly unwatch: () => void;
}

/** Opens keys, database (migrated), forms and the portal's configuration. */
export async function openBase(config: Config): Promise<Base> {
  mkdirSync(config.dataDir, { recursive: true });
  const clock = systemClock;
  const log = new LateLog();
  const portal = openPortalConfig(config, (fault) => log.error({ fault }, 'configuration'));
  const secrets = loadSecrets(config);
  const choice = storeChoice(config, ({ name }) => log.error({ failure: name }, 'store'));
  const stores = await openStores(choice, clock);
  const catalogue = await openCatalogue(config, stores, clock, portal);
  const report = formReporter(catalogue, log);
  report();
  const unwatch = watchForms({
    look: lookOften(config),
    lastRead: catalogue.lastRead,
    read: () =>
      catalogue.reload().then(report, (error) => log.error({ fault: reasonOf(error) }, 'forms')),
  });
  return { config, clock, log, secrets, stores, catalogue, portal, unwatch };
}

function openCatalogue(
  { mode, formsDirs, tablesDir, definitionsDir, payment }: Config,
  { definitions }: Stores,
  clock: Clock,
  { readPortalConfig }: PortalConfig,
): Promise<ReloadableCatalogue> {
  return createFormCatalogue({
    folders: { formsDirs, tablesDir, definitionsDir },
    store: definitions,
    clock,
    flags: new Set(payment.testFps ? ['TEST_FPS_PAYMENT'] : []),
    servesDrafts: mode === 'demo',
    hotline: () => readPortalConfig().HOTLINE,
  });
}
