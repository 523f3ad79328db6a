import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, type Portal } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import type { LogTarget } from '../../server/log/LogTarget.ts';
import { withCompiledForms } from '../support/compiledForms.ts';
import { withReadyStore } from '../support/readyStore.ts';

/**
 * Opens a portal on a free port, with the forms of the repository and its running jobs.
 *
 * @param dataDir the folder of the data and of the settings file; an existing store is reused
 * @param settings the content of the settings file
 * @param more further environment variables
 * @param logTarget receives the log lines
 * @returns the listening portal
 */
export async function openPortal(
  dataDir: string,
  settings: object,
  more: Readonly<Record<string, string>> = {},
  logTarget?: LogTarget,
): Promise<Portal> {
  if (!existsSync(join(dataDir, 'pglite'))) await withReadyStore(dataDir);
  const configFile = join(dataDir, 'config.json');
  writeFileSync(configFile, JSON.stringify(settings));
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    DEFINITIONS_DIR: await withCompiledForms(mkdtempSync(join(tmpdir(), 'landform-definitions-'))),
    LOG_LEVEL: 'silent',
    CONFIG_FILE: configFile,
    PUBLIC_URL: 'http://localhost:8080',
    ...more,
  });
  const portal = await compose(config, logTarget);
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  portal.startJobs();
  return portal;
}
