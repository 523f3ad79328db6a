import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A process that answers on a port of its own. */
export interface RunningServer {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  readonly pid: number;
  /** What it wrote so far, log lines and faults. */
  readonly output: () => string;
  /** Ends it as an operator would, and waits. */
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 90_000;

/** How a server is started and when it is ready. */
interface Starting {
  /** Path that answers 200 when it is ready; `/readyz` when absent. */
  readonly ready?: string;
  /** How long it may take until then. */
  readonly withinMs?: number;
  /** Another folder than the repository's top, to start in. */
  readonly cwd?: string;
  /** A port that others were told already; any free one when absent. */
  readonly port?: number;
}

/**
 * Starts a script of the repository as a process and waits until it answers.
 *
 * @param script path from the repository's top
 * @param envFor further environment variables, when the port is known
 * @param starting what differs from a server of the repository
 * @throws {Error} with its output when it ends before that, or is not ready in time
 */
export async function runServer(
  script: string,
  envFor: (port: number) => Readonly<Record<string, string>>,
  { ready = '/readyz', withinMs = READY_WITHIN_MS, cwd, port: wanted }: Starting = {},
): Promise<RunningServer> {
  const port = wanted ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [script], {
    cwd,
    env: { ...process.env, MODE: 'demo', PORT: String(port), ...envFor(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
    });
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + withinMs;
  while (!(await answers(origin + ready))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`Cannot start ${script}: ${output}`);
    }
    await sleep(200);
  }
  return { origin, pid: child.pid ?? 0, output: () => output, stop };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
