import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withCompiledForms } from '../../support/compiledForms.ts';
import { type RunningServer, runServer } from '../../support/runServer.ts';
import { BARE_PER_SECOND, SERVER_CASES } from './cases.ts';
import { type LoadResult, openLoad } from './openLoad.ts';
import { atRest, type RestFigures, rssMb } from './processFigures.ts';
import { type ReadyPortal, readyPortal } from './readyPortal.ts';

/** Figures of a portal over one database. */
export interface ServerFigures {
  readonly engine: string;
  /**
   * Milliseconds from process start to an open form: first with compiled forms and no data, then
   * again.
   */
  readonly firstStartMs: number;
  readonly secondStartMs: number;
  readonly rest: RestFigures;
  readonly bare: LoadResult;
  readonly loads: readonly (LoadResult & { readonly name: string; readonly atMost?: number })[];
  readonly rssAfterMb: number;
}

/** Settings of a run: seconds of each load and of the idle measurement, and the database. */
export interface ServerBench {
  readonly seconds: number;
  readonly rest: number;
  /** A PostgreSQL with tables of this run only; the embedded database when absent. */
  readonly databaseUrl?: string;
}

/** Time that a started portal has for remaining work before it counts as idle. */
const SETTLED_AFTER_MS = 5000;
/** Duration of the warm-up load: the first requests are not representative. */
const WARM_SECONDS = 2;
const DEFINITIONS = 'definitions';
/** Longest start of a portal. The limit is generous, because a busy machine is slow. */
const START_WITHIN_MS = 240_000;
/** The highest limit that the settings accept: the bench measures the portal, not its limits. */
const LIMIT = '100000';

/**
 * Measures a portal: starts, idle time, every load, and a bare route over the same kind of
 * database.
 */
export async function benchServer(bench: ServerBench): Promise<ServerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'landform-bench-server-'));
  try {
    await withCompiledForms(join(folder, DEFINITIONS));
    const first = await timed(() => startPortal(folder, bench));
    await first.value.stop();
    const second = await timed(() => startPortal(folder, bench));
    try {
      const measured = await measure(folder, bench, second.value);
      return { ...measured, firstStartMs: first.ms, secondStartMs: second.ms };
    } finally {
      await second.value.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string, bench: ServerBench, { origin, pid }: RunningServer) {
  await sleep(SETTLED_AFTER_MS);
  const rest = await atRest(pid, bench.rest);
  const portal = await readyPortal(origin);
  const bare = await benchBare(folder, bench, portal);
  const loads: ServerFigures['loads'][number][] = [];
  for (const { name, perSecond, atMost, request } of SERVER_CASES) {
    const load = { ...portal, perSecond, next: (index: number) => request(portal, index) };
    const result = await warmLoad(load, bench.seconds);
    loads.push({ name, ...(atMost !== undefined && { atMost }), ...result });
  }
  const engine = bench.databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
  return { engine, rest, bare, loads, rssAfterMb: rssMb(pid) };
}

async function warmLoad(
  load: Omit<Parameters<typeof openLoad>[0], 'seconds'>,
  seconds: number,
): Promise<LoadResult> {
  const warm = { ...load, seconds: WARM_SECONDS };
  const { sent } = await openLoad(warm);
  return openLoad({ ...load, seconds, next: (index) => load.next(sent + index) });
}

/** Measures the bare route. Its process runs only during the measurement. */
export async function benchBare(
  folder: string,
  { seconds, databaseUrl }: Pick<ServerBench, 'seconds' | 'databaseUrl'>,
  { agent }: ReadyPortal,
): Promise<LoadResult> {
  const server = await runServer('tests/bench/server/bareServer.ts', () => ({
    DATA_DIR: join(folder, 'bare'),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }));
  try {
    const next = (index: number) =>
      ({ method: 'GET', path: `/bare/bare-${index % 1000}` }) as const;
    const load = { origin: server.origin, agent, perSecond: BARE_PER_SECOND, next };
    return await warmLoad(load, seconds);
  } finally {
    await server.stop();
  }
}

/** Starts a portal over the data in a folder, with the highest request limits. */
export function startPortal(
  folder: string,
  { databaseUrl }: Pick<ServerBench, 'databaseUrl'>,
): Promise<RunningServer> {
  return runServer(
    'server/main.ts',
    (port) => ({
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: join(folder, 'data'),
      DEFINITIONS_DIR: join(folder, DEFINITIONS),
      NO_CAPTCHA: 'true',
      RATE_CAPTCHA: LIMIT,
      RATE_SUBMISSION: LIMIT,
      RATE_PAYMENT: LIMIT,
      RATE_POLL: LIMIT,
      LOG_LEVEL: 'info',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    }),
    { ready: '/api/forms/LREAL1', withinMs: START_WITHIN_MS },
  );
}

async function timed<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}
