import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../run.ts';

/** A portal in a process of its own, with data of its own. */
export interface AttackedPortal {
  readonly origin: string;
  readonly folder: string;
  /** Ends it as an operator would. @returns its exit code; `undefined` when it had to be killed */
  readonly stop: () => Promise<number | undefined>;
}

const READY_MS = 240_000;
const STOP_MS = 30_000;
/** Small limits, so that the attacks are over soon. */
const SETTINGS = {
  MODE: 'demo',
  NO_CAPTCHA: 'true',
  LOG_LEVEL: 'warn',
  CONNECTIONS_CHECK_MS: '200',
  UPLOAD_WINDOW_MS: '2000',
  UPLOAD_WAIT_MS: '10000',
  RATE_CAPTCHA: '10',
  RATE_POLL: '10',
};

/**
 * Starts a portal on a free port and waits until it is ready.
 *
 * @param log file or device that takes its log
 * @throws {Error} when it is not ready in time
 */
export async function startPortal(log: string): Promise<AttackedPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'landform-attack-'));
  cpSync(join(ROOT, 'forms/LREAL1'), join(folder, 'forms/LREAL1'), { recursive: true });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...SETTINGS,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DEFINITIONS_DIR: join(folder, 'definitions'),
      FORMS_DIR: join(folder, 'forms'),
    },
    stdio: ['ignore', output, output],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await Promise.race([ended, sleep(STOP_MS, [undefined], { ref: false })]);
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    return typeof code === 'number' ? code : undefined;
  };
  const until = Date.now() + READY_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode === null && Date.now() < until) {
      await sleep(200);
    } else {
      await stop();
      throw new Error('Cannot start the portal: it is not ready in time');
    }
  }
  return { origin, folder, stop };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
