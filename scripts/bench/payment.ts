import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchPayment, type PaymentFigures } from '../../tests/bench/server/benchPayment.ts';
import { isAllThere, paymentReport } from '../../tests/bench/server/paymentReport.ts';
import { isSiteFresh } from '../build/siteStamp.ts';
import { ROOT, run, say } from '../command/run.ts';
import { withTestSchema } from '../test/withTestSchema.ts';
import { numberOf } from './numberOf.ts';

const REPORT = join(ROOT, 'build/reports/bench-payment.json');
const SECONDS = 8;

/**
 * Measures the load of payment and prints tables; writes the same figures as JSON into
 * `build/reports`.
 *
 * @param options `--postgres`: also measure with PostgreSQL; `--seconds=N` for each step (8)
 * @returns 0, or 1 when an order was lost or paid twice
 */
export async function measurePayment(options: readonly string[]): Promise<number> {
  if (!isSiteFresh()) await run(['node', 'scripts/build.ts']);
  const seconds = numberOf(options, '--seconds=', SECONDS);
  const figures: PaymentFigures[] = [];
  const keep = (measured: PaymentFigures) => {
    figures.push(measured);
    for (const line of paymentReport(measured)) say(line);
  };
  keep(await benchPayment({ seconds }));
  if (options.includes('--postgres')) {
    const measured = await withTestSchema('payment', ({ address }) =>
      benchPayment({ seconds, databaseUrl: address }),
    );
    if ('missing' in measured) say(`PostgreSQL: not measured, ${measured.missing}`);
    else keep(measured.value);
  }
  await mkdir(join(ROOT, 'build/reports'), { recursive: true });
  await writeFile(REPORT, JSON.stringify(figures, undefined, 1));
  return figures.every(isAllThere) ? 0 : 1;
}
