import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchEvaluation } from '../../tests/bench/forms.ts';
import { benchServer, type ServerFigures } from '../../tests/bench/server/benchServer.ts';
import { serverReport } from '../../tests/bench/server/serverReport.ts';
import { benchServerSigning } from '../../tests/bench/signing/serverSigning.ts';
import { isSiteFresh } from '../build/siteStamp.ts';
import { ROOT, run, say } from '../command/run.ts';
import { withTestSchema } from '../test/withTestSchema.ts';
import { numberOf } from './numberOf.ts';

const REPORT = join(ROOT, 'build/reports/bench-server.json');
const SECONDS = 8;
const REST_SECONDS = 120;

/**
 * Measures the portal's server and prints tables; writes the same figures as JSON into
 * `build/reports`. It measures the start, the idle state, loads compared with a bare route,
 * validation and signing.
 *
 * @param options `--postgres`: also measure with PostgreSQL; `--seconds=N` for each load (8);
 *   `--rest=N` seconds of idle state (120)
 */
export async function measureServer(options: readonly string[]): Promise<void> {
  if (!isSiteFresh()) await run(['node', 'scripts/build.ts']);
  const bench = {
    seconds: numberOf(options, '--seconds=', SECONDS),
    rest: numberOf(options, '--rest=', REST_SECONDS),
  };
  const figures: ServerFigures[] = [];
  const keep = (measured: ServerFigures) => {
    figures.push(measured);
    for (const line of serverReport(measured)) say(line);
  };
  keep(await benchServer(bench));
  if (options.includes('--postgres')) {
    const measured = await withTestSchema('bench', ({ address }) =>
      benchServer({ ...bench, databaseUrl: address }),
    );
    if ('missing' in measured) say(`PostgreSQL: not measured, ${measured.missing}`);
    else keep(measured.value);
  }
  const evaluation = await benchEvaluation();
  const signing = await benchServerSigning();
  for (const line of [...evaluation, ...signing]) say(line);
  await mkdir(join(ROOT, 'build/reports'), { recursive: true });
  await writeFile(REPORT, JSON.stringify({ figures, evaluation, signing }, undefined, 1));
}
