import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A running server process with its own port. */
export interface RunningServer {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  readonly pid: number;
  /** Returns the output so far: standard output and standard error. */
  readonly output: () => string;
  /** Sends SIGTERM to the process, and waits for its end. */
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 90_000;

/** The options of a server's start. */
interface Starting {
  /** The path that returns 200 when the server is ready; `/readyz` when absent. */
  readonly ready?: string;
  /** The time limit of the start in milliseconds. */
  readonly withinMs?: number;
  /** The working directory; the repository's root when absent. */
  readonly cwd?: string;
  /** The port, if other parts already have its number; any free port when absent. */
  readonly port?: number;
}

/**
 * Starts a script of the repository as a process and waits until it responds.
 *
 * @param script path from the repository's root
 * @param envFor returns further environment variables for a port
 * @param starting differences from a server of the repository
 * @throws {Error} with the server's output, when the server ends early or is not ready in time
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

/** Returns a free local port. */
export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done) => {
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
