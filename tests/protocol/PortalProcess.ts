import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PortalClient } from '../api/portalClient.ts';
import { withCompiledForms } from '../support/compiledForms.ts';
import { withReadyStore } from '../support/readyStore.ts';

const MAIN = join(import.meta.dirname, '../../server/main.ts');
const START_MS = 90_000;
const DEFINITIONS = 'definitions';

/** The portal as a process of its own over one folder, to be started and killed again and again. */
export class PortalProcess {
  readonly dataDir: string;
  readonly port: number;
  readonly client: PortalClient;
  #child: ChildProcess | undefined;

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir;
    this.port = port;
    this.client = new PortalClient(`http://127.0.0.1:${port}`);
  }

  /** A folder and a port that nobody else has; nothing runs yet. */
  static async prepare(): Promise<PortalProcess> {
    const dataDir = mkdtempSync(join(tmpdir(), 'landform-portal-'));
    await withCompiledForms(join(dataDir, DEFINITIONS));
    await withReadyStore(dataDir);
    return new PortalProcess(dataDir, await freePort());
  }

  /**
   * Starts the portal and waits until it is ready.
   *
   * @param modules loaded into the process before the portal, by their paths
   * @throws {Error} with what it said when it ended instead
   */
  async start(modules: readonly string[] = []): Promise<void> {
    const args = modules.flatMap((module) => ['--import', module]);
    const child = spawn(process.execPath, [...args, MAIN], {
      env: { ...process.env, ...this.#settings() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    const faults: string[] = [];
    child.stderr?.on('data', (text) => faults.push(String(text)));
    const until = performance.now() + START_MS;
    while (!(await this.isReady())) {
      const isOver = child.exitCode !== null || performance.now() > until;
      if (isOver) throw new Error(`Cannot start the portal: ${faults.join('')}`);
      await sleep(200);
    }
  }

  async isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/readyz`)).status === 200;
    } catch {
      return false;
    }
  }

  /** `kill -9`; nothing when it does not run. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Kills it and removes its folder. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  #settings(): NodeJS.ProcessEnv {
    return {
      MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: String(this.port),
      PUBLIC_URL: `http://127.0.0.1:${this.port}`,
      DATA_DIR: this.dataDir,
      DEFINITIONS_DIR: join(this.dataDir, DEFINITIONS),
      NO_CAPTCHA: 'true',
      LOG_LEVEL: 'silent',
    };
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
