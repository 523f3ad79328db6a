import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchJudging } from '../../tests/bench/forms.ts';
import { benchServer, type ServerFigures } from '../../tests/bench/server/benchServer.ts';
import { serverReport } from '../../tests/bench/server/serverReport.ts';
import { benchServerSigning } from '../../tests/bench/signing/serverSigning.ts';
import { isSiteFresh } from '../build/siteStamp.ts';
import { ROOT, run, say } from '../run.ts';
import { withTestSchema } from '../test/withTestSchema.ts';
import { numberOf } from './numberOf.ts';

const REPORT = join(ROOT, 'build/reports/bench-server.json');
const SECONDS = 8;
const REST_SECONDS = 120;

/**
 * Measures the portal's server and prints tables, the JSON beside them in `build/reports`: starts, what
 * it takes at rest, loads beside a bare route, judging, signing.
 *
 * @param options `--postgres`: over a PostgreSQL as well; `--seconds=N` for each load (8); `--rest=N`
 *   seconds at rest (120)
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
  const judging = await benchJudging();
  const signing = await benchServerSigning();
  for (const line of [...judging, ...signing]) say(line);
  await mkdir(join(ROOT, 'build/reports'), { recursive: true });
  await writeFile(REPORT, JSON.stringify({ figures, judging, signing }, undefined, 1));
}
