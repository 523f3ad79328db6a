import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { benchPayment } from '../../tests/bench/server/benchPayment.ts';
import { isAllThere, paymentReport } from '../../tests/bench/server/paymentReport.ts';
import { ROOT } from '../command/run.ts';
import { measureStores } from './measureStores.ts';
import { numberOf } from './numberOf.ts';

const REPORT = join(ROOT, 'build/reports/bench-payment.json');
const SECONDS = 8;

/**
 * Measures the load of payment and prints tables; writes the same figures as JSON into
 * `build/reports`. The site must be built.
 *
 * @param options `--postgres`: also measure with PostgreSQL; `--seconds=N` for each step (8)
 * @returns whether no order was lost or paid twice
 */
export async function measurePayment(options: readonly string[]): Promise<boolean> {
  const seconds = numberOf(options, '--seconds=', SECONDS);
  const figures = await measureStores(options, {
    measure: (store) => benchPayment({ seconds, ...store }),
    report: paymentReport,
    label: 'payment',
  });
  await mkdir(join(ROOT, 'build/reports'), { recursive: true });
  await writeFile(REPORT, JSON.stringify(figures, undefined, 1));
  return figures.every(isAllThere);
}
