import { type ChildProcess, spawn } from 'node:child_process';
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
  /**
   * Ends it as an operator would; its folder stays, for another start.
   *
   * @returns its exit code; `undefined` when it had to be killed
   */
  readonly end: () => Promise<number | undefined>;
  /** Ends it and removes its folder. @returns as `end` */
  readonly stop: () => Promise<number | undefined>;
}

/** Settings of a server, by the names of its environment variables. */
export type Settings = Readonly<Record<string, string>>;

const READY_MS = 60_000;
const STOP_MS = 30_000;
/** Small limits, so that the attacks are over soon. */
const SETTINGS: Settings = {
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
 * @param settings in place of those of the attacked portal
 * @param folder of an earlier start; a new one with the form LREAL1 when absent
 * @throws {Error} when it is not ready in time; its folder is then removed
 */
export async function startPortal(
  log: string,
  settings: Settings = {},
  folder = portalFolder(),
): Promise<AttackedPortal> {
  const { child, origin } = await spawnServer(folder, settings, openSync(log, 'a'));
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    const [code] = await Promise.race([ended, sleep(STOP_MS, [undefined], { ref: false })]);
    child.kill('SIGKILL');
    return typeof code === 'number' ? code : undefined;
  };
  const stop = async () => {
    const code = await end();
    rmSync(folder, { recursive: true, force: true });
    return code;
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
  return { origin, folder, end, stop };
}

/**
 * Starts a server process over a folder, and does not wait for it.
 *
 * @param output where its output goes: a file, or a pipe of the returned process
 * @returns the process, and the origin that it will have
 */
export async function spawnServer(
  folder: string,
  settings: Settings,
  output: number | 'pipe',
): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      ...SETTINGS,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DEFINITIONS_DIR: join(folder, 'definitions'),
      FORMS_DIR: join(folder, 'forms'),
      ...settings,
    },
    stdio: ['ignore', output, output],
  });
  // A command that ends early must not leave a server behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return { child, origin: `http://127.0.0.1:${port}` };
}

/** Asks a portal whether it is ready. @returns false also while nobody listens */
export async function isReady(origin: string): Promise<boolean> {
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

function portalFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landform-attack-'));
  cpSync(join(ROOT, 'forms/LREAL1'), join(folder, 'forms/LREAL1'), { recursive: true });
  return folder;
}
