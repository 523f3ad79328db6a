import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withCompiledForms } from '../../support/compiledForms.ts';
import { withReadyStore } from '../../support/readyStore.ts';
import { type RunningServer, runServer } from '../../support/runServer.ts';

/** A portal for a single file of walks. */
export interface OwnPortal extends RunningServer {
  /** A folder of forms in addition to those of the project; empty at first. */
  readonly formsDir: string;
  readonly dataDir: string;
}

/**
 * Starts a portal with separate data, definitions and forms folder, and no captcha. The site must
 * be built; the walks' shared portal ensures that.
 *
 * @param more further settings
 */
export async function ownPortal(more: Readonly<Record<string, string>> = {}): Promise<OwnPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'landform-portal-'));
  const formsDir = join(folder, 'forms');
  const dataDir = join(folder, 'data');
  mkdirSync(formsDir);
  await withReadyStore(dataDir);
  const definitions = await withCompiledForms(join(folder, 'definitions'));
  const server = await runServer('server/main.ts', (port) => ({
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DEFINITIONS_DIR: definitions,
    FORMS_DIR: `forms,${formsDir}`,
    NO_CAPTCHA: 'true',
    LOG_LEVEL: 'warn',
    IDENTITY_APP: 'none',
    ...more,
  }));
  return { ...server, formsDir, dataDir };
}

const CLOCK = pathToFileURL(join(import.meta.dirname, 'startClock.ts')).href;

/**
 * Starts an `ownPortal` whose clock starts at an instant. It offers every form of the project that
 * is open then, and allows as many calls as walks make.
 *
 * @param now ISO 8601 with offset
 * @param more further settings
 */
export function portalAt(
  now: string,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnPortal> {
  return ownPortal({
    CLOCK_AHEAD_MS: String(Date.parse(now) - Date.now()),
    NODE_OPTIONS: `--import=${CLOCK}`,
    TEST_FPS_PAYMENT: 'true',
    RATE_SUBMISSION: MANY,
    RATE_PAYMENT: MANY,
    RATE_POLL: MANY,
    ...more,
  });
}

const MANY = '100000';
