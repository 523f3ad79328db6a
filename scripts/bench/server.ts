import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchEvaluation } from '../../tests/bench/forms.ts';
import { benchServer } from '../../tests/bench/server/benchServer.ts';
import { serverReport } from '../../tests/bench/server/serverReport.ts';
import { benchServerSigning } from '../../tests/bench/signing/serverSigning.ts';
import { ROOT, say } from '../command/run.ts';
import { measureStores } from './measureStores.ts';
import { numberOf } from './numberOf.ts';

const REPORT = join(ROOT, 'build/reports/bench-server.json');
const SECONDS = 8;
const REST_SECONDS = 120;

/**
 * Measures the portal's server and prints tables; writes the same figures as JSON into
 * `build/reports`. It measures the start, the idle state, loads compared with a bare route,
 * validation and signing. The site must be built.
 *
 * @param options `--postgres`: also measure with PostgreSQL; `--seconds=N` for each load (8);
 *   `--rest=N` seconds of idle state (120)
 */
export async function measureServer(options: readonly string[]): Promise<void> {
  const bench = {
    seconds: numberOf(options, '--seconds=', SECONDS),
    rest: numberOf(options, '--rest=', REST_SECONDS),
  };
  const figures = await measureStores(options, {
    measure: (store) => benchServer({ ...bench, ...store }),
    report: serverReport,
    label: 'bench',
  });
  const evaluation = await benchEvaluation();
  const signing = await benchServerSigning();
  say([...evaluation, ...signing].join('\n'));
  await mkdir(join(ROOT, 'build/reports'), { recursive: true });
  await writeFile(REPORT, JSON.stringify({ figures, evaluation, signing }, undefined, 1));
}
