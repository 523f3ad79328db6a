import { join } from 'node:path';
import { makePrivate } from '../adapters/file/privateFolder.ts';
import { sweepDrafts } from '../adapters/file/sweepDrafts.ts';
import type { Stores } from '../adapters/store/openStores.ts';
import { systemClock } from '../adapters/system/systemClock.ts';
import type { Config } from '../config/config.ts';
import { openPortalConfig, type PortalConfig } from '../config/portalConfig.ts';
import { loadSecrets, type Secrets } from '../config/secrets.ts';
import { CompilerProcess } from '../forms/CompilerProcess.ts';
import { createFormCatalogue, type ReloadableCatalogue } from '../forms/createFormCatalogue.ts';
import { FolderEvents } from '../forms/FolderEvents.ts';
import { cachedFingerprint, foldersWithin } from '../forms/fingerprintFolders.ts';
import { formReporter } from '../forms/formReporter.ts';
import { pollForChanges } from '../forms/pollForChanges.ts';
import { LateLog } from '../log/LateLog.ts';
import { reasonOf } from '../log/reasonOf.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { openOwnStores } from './openOwnStores.ts';

/** The parts that all other parts depend on. */
export interface Base {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: LateLog;
  readonly secrets: Secrets;
  readonly stores: Stores;
  readonly catalogue: ReloadableCatalogue;
  readonly portal: PortalConfig;
  /** Stops watching the form files, and closes the compiler. */
  readonly unwatch: () => void;
}

/** Opens the keys, the migrated database, the forms and the portal's configuration. */
export async function openBase(config: Config): Promise<Base> {
  const clock = systemClock;
  const log = new LateLog();
  tidyFolders(config, clock, log);
  const portal = openPortalConfig(config, (fault) => log.error({ fault }, 'configuration'));
  const secrets = loadSecrets(config);
  const compiler = new CompilerProcess();
  const opening = openOwnStores(config, secrets, clock, ({ name }) =>
    log.error({ failure: name }, 'store'),
  );
  const [stores, catalogue] = await Promise.all([
    opening,
    openCatalogue({ config, compiler, opening, clock, portal }),
  ]);
  const report = formReporter(catalogue, log);
  report();
  const unwatch = pollForChanges({
    events: new FolderEvents(() => foldersWithin(config)),
    look: cachedFingerprint(config),
    lastRead: catalogue.lastRead,
    onChange: () => compiler.warm(),
    read: () =>
      catalogue.reload().then(report, (error) => log.error({ fault: reasonOf(error) }, 'forms')),
    onUnwatched: (fault) => log.warn({ fault }, 'folders are looked at every second'),
  });
  const endForms = () => {
    unwatch();
    compiler.close();
  };
  return { config, clock, log, secrets, stores, catalogue, portal, unwatch: endForms };
}

/** Restricts the data to the server's user, and removes temporary files of a killed process. */
function tidyFolders({ dataDir, definitionsDir }: Config, clock: Clock, log: LateLog): void {
  const privacy = makePrivate(dataDir);
  if (privacy !== 'private') log.warn({ dataDir, privacy }, 'others had access to the data');
  const folders = [join(dataDir, 'files'), join(dataDir, 'mail'), definitionsDir];
  const drafts = sweepDrafts(folders, clock.now());
  if (drafts > 0) log.info({ drafts }, 'half-written files removed');
}

interface CatalogueParts extends Pick<Base, 'config' | 'clock' | 'portal'> {
  readonly compiler: CompilerProcess;
  readonly opening: Promise<Stores>;
}

function openCatalogue({
  config,
  compiler,
  opening,
  clock,
  portal,
}: CatalogueParts): Promise<ReloadableCatalogue> {
  const { mode, formsDirs, tablesDir, definitionsDir, payment, eCheque } = config;
  const store = opening.then(({ definitions }) => definitions);
  // The caller that opens the stores gets the error; the catalogue awaits the stores later.
  store.catch(() => undefined);
  return createFormCatalogue({
    folders: { formsDirs, tablesDir, definitionsDir },
    compile: (folders, options) => compiler.compile(folders, options),
    store,
    clock,
    flags: new Set(payment.testFps ? ['TEST_FPS_PAYMENT'] : []),
    servesDrafts: mode === 'demo',
    hotline: () => portal.readPortalConfig().HOTLINE,
    features: () => portal.readPortalConfig().FEATURES,
    takesChequesByGateway: eCheque.by === 'gateway',
  });
}
