import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, runServer } from '../../support/runServer.ts';

/** A portal that one file of walks has for itself. */
export interface OwnPortal extends RunningServer {
  /** A folder of forms beside those of the project; empty at first. */
  readonly formsDir: string;
}

/**
 * Starts a portal with data, definitions and a forms folder of its own, and no captcha. The site must
 * be built; the walks' shared portal sees to that.
 *
 * @param more further settings
 */
export async function ownPortal(more: Readonly<Record<string, string>> = {}): Promise<OwnPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'landform-portal-'));
  const formsDir = join(folder, 'forms');
  mkdirSync(formsDir);
  const server = await runServer('server/main.ts', (port) => ({
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: join(folder, 'data'),
    DEFINITIONS_DIR: join(folder, 'definitions'),
    FORMS_DIR: `forms,${formsDir}`,
    NO_CAPTCHA: 'true',
    LOG_LEVEL: 'warn',
    ...more,
  }));
  return { ...server, formsDir };
}
