import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../command/run.ts';

/** A portal in a separate process, with its own data. */
export interface AttackedPortal {
  readonly origin: string;
  readonly folder: string;
  /**
   * Stops the portal with SIGTERM, and keeps its folder for another start.
   *
   * @returns its exit code; `undefined` when it had to be killed
   */
  readonly end: () => Promise<number | undefined>;
  /** Stops the portal and removes its folder. @returns like `end` */
  readonly stop: () => Promise<number | undefined>;
}

/** The settings of a server, by the names of its environment variables. */
export type Settings = Readonly<Record<string, string>>;

const READY_MS = 60_000;
const STOP_MS = 30_000;
/** Small limits, so that the attacks end soon. */
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
 * @param log the file or device for its log
 * @param settings environment variables that override `SETTINGS`
 * @param folder the folder of an earlier start; the default is a new one with the form LREAL1
 * @throws {Error} when it is not ready in time; then its folder is removed
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
 * Starts a server process on a folder, without waiting for it to become ready.
 *
 * @param output a file descriptor for the output, or `pipe` for a pipe of the returned process
 * @returns the process and its future origin
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
  // A command that exits early must not leave a server running.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return { child, origin: `http://127.0.0.1:${port}` };
}

/** Checks whether a portal is ready. @returns `false` also when the connection fails */
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
