import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withCompiledForms } from '../support/compiledForms.ts';
import { withReadyStore } from '../support/readyStore.ts';
import { freePort } from '../support/runServer.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
const START_MS = 90_000;
const DEFINITIONS = 'definitions';

/** The portal in its own process, which tests start and kill repeatedly. */
export class PortalProcess {
  readonly dataDir: string;
  readonly port: number;
  readonly origin: string;
  readonly #further: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;

  private constructor(dataDir: string, port: number, further: NodeJS.ProcessEnv) {
    this.dataDir = dataDir;
    this.port = port;
    this.origin = `http://127.0.0.1:${port}`;
    this.#further = further;
  }

  /**
   * Creates a folder and finds a free port; no process runs yet.
   *
   * @param further settings in addition to those of every portal under test; `DATABASE_URL` selects
   *   a PostgreSQL instead of an embedded store in the folder
   */
  static async prepare(further: NodeJS.ProcessEnv = {}): Promise<PortalProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'landform-portal-'));
    await withCompiledForms(join(dataDir, DEFINITIONS));
    if (further.DATABASE_URL === undefined) await withReadyStore(dataDir);
    return new PortalProcess(dataDir, await freePort(), further);
  }

  /** Checks whether a started process still runs. */
  get isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /**
   * Starts the portal and waits until it is ready.
   *
   * @param modules paths of the modules that the process loads before the portal
   * @param settings environment variables of this start only
   * @throws {Error} with the portal's error output, when it ends or is not ready in 90 seconds
   */
  async start(modules: readonly string[] = [], settings: NodeJS.ProcessEnv = {}): Promise<void> {
    const args = modules.flatMap((module) => ['--import', module]);
    const child = spawn(process.execPath, [...args, MAIN], {
      env: { ...process.env, ...this.#settings(), ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    const faults: string[] = [];
    child.stderr?.on('data', (text) => faults.push(String(text)));
    const until = performance.now() + START_MS;
    while (!(await this.isReady())) {
      const isOver = child.exitCode !== null || performance.now() > until;
      if (isOver) throw new Error(`Cannot start the portal: ${faults.join('')}`);
      await sleep(50);
    }
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/readyz`)).status === 200;
    } catch {
      return false;
    }
  }

  /** Kills the process with `kill -9`, if it runs. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /**
   * Waits until the process was killed: at a kill point, or from outside.
   *
   * @throws {Error} when the process still runs, or ended in another way
   */
  async killed(withinMs = 30_000): Promise<void> {
    const until = performance.now() + withinMs;
    while (this.isRunning && performance.now() < until) await sleep(10);
    if (this.#child?.signalCode !== 'SIGKILL') throw new Error('The portal was not killed');
  }

  /** Stops the process with SIGTERM, so that the portal finishes pending work. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** Kills the process and removes its folder. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  #settings(): NodeJS.ProcessEnv {
    return {
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      PUBLIC_URL: this.origin,
      DATA_DIR: this.dataDir,
      DEFINITIONS_DIR: join(this.dataDir, DEFINITIONS),
      NO_CAPTCHA: 'true',
      LOG_LEVEL: 'silent',
      ...this.#further,
    };
  }
}
