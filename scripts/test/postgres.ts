import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { run } from '../command/run.ts';
import { ensureTool } from './tools.ts';

/** A PostgreSQL server for tests. `stop` stops it if the test run started it. */
export type TestDatabase =
  | { readonly url: string; readonly stop: () => Promise<void> }
  | { readonly missing: string };

/** A separate PostgreSQL server, which tests may kill. */
export interface OwnDatabase {
  readonly url: string;
  /** Stops the server immediately, without closing connections or flushing buffers. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops the server and removes its data. */
  readonly stop: () => Promise<void>;
}

const LOCAL = 'postgres://postgres@127.0.0.1:5432/test';

/**
 * Finds a PostgreSQL server: `TEST_DATABASE_URL`, otherwise a local server that accepts
 * connections, otherwise one started for this run from the Debian package.
 *
 * @returns its URL, or the reason why none was found; never throws
 */
export async function ensureDatabase(): Promise<TestDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  for (const url of given ? [given] : [LOCAL]) {
    if (await answers(url)) return { url, stop: async () => {} };
    if (given) return { missing: 'TEST_DATABASE_URL does not answer' };
  }
  return ownDatabase();
}

/**
 * Starts a PostgreSQL server from the Debian package, on a free port and in a temporary folder.
 *
 * @returns the server, or the reason why it did not start; never throws
 */
export async function ownDatabase(): Promise<OwnDatabase | { readonly missing: string }> {
  const initdb = await ensureTool('initdb');
  return 'missing' in initdb ? initdb : startCluster(dirname(initdb.path));
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Commits survive the end of the server's processes, which `kill` causes, but not a failure of the
 * machine.
 */
const WITHOUT_SYNC = '-c fsync=off -c full_page_writes=off';

/**
 * Creates and starts a cluster. PostgreSQL refuses to run as root, so root uses the user
 * `postgres`.
 */
async function startCluster(bin: string): Promise<OwnDatabase | { readonly missing: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'landform-postgres-'));
  const root = process.getuid?.() === 0;
  const as = root ? ['runuser', '-u', 'postgres', '--'] : [];
  if (root) await run(['chown', 'postgres', folder], { keep: true });
  const port = await freePort();
  const data = join(folder, 'data');
  const made = await run(
    [...as, join(bin, 'initdb'), '--no-sync', '-D', data, '-U', 'postgres', '-A', 'trust'],
    {
      keep: true,
    },
  );
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${WITHOUT_SYNC}`;
  const control = [...as, join(bin, 'pg_ctl'), '-D', data, '-w'];
  const log = join(folder, 'log');
  const start = () => run([...control, '-o', options, '-l', log, 'start'], { keep: true });
  const started = await start();
  if (made.code !== 0 || started.code !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return {
      missing: `PostgreSQL could not be started: ${(made.output + started.output).slice(-200)}`,
    };
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: async () => {
      await run([...control, '-m', 'immediate', 'stop'], { keep: true });
    },
    start: async () => {
      const { code, output } = await start();
      if (code !== 0) throw new Error(`Cannot start PostgreSQL again: ${output.slice(-200)}`);
    },
    stop: async () => {
      await run([...control, '-m', 'fast', 'stop'], { keep: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}
