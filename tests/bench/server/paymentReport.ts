import type { PaymentFigures } from './benchPayment.ts';
import type { LoadResult } from './openLoad.ts';
import { ms, row } from './serverReport.ts';

/** Returns the payment figures as lines of a table, with the outcome of the orders. */
export function paymentReport(figures: PaymentFigures): readonly string[] {
  const { engine, bare, loads, payments, saved, orders, loadAverage } = figures;
  const cells = ({ perSecond, p50, p95, failed }: LoadResult) => [
    `${perSecond}`,
    ms(p50),
    ms(p95),
    `${failed}`,
  ];
  return [
    '',
    `payment, ${engine} database, ${payments} payments under way, load average ${loadAverage.toFixed(1)}`,
    'highest rate without a failure and with a p95 of at most a second, and the next step',
    row('', 'a second', 'p50, ms', 'p95, ms', 'failed', 'of bare p95'),
    row('bare indexed select', ...cells(bare)),
    ...loads.flatMap(({ name, best, over }) => [
      best
        ? row(name, ...cells(best), `${(best.p95 / bare.p95).toFixed(1)}x`)
        : row(name, 'none of the rates'),
      ...(over ? [row('  next step', ...cells(over))] : []),
    ]),
    `afterwards: ${orders.submitted} of ${payments} submitted, ${saved} saved and ${orders.unpaid} unpaid, ` +
      `${orders.lost} lost, ${orders.doubles} double`,
  ];
}

/** Checks whether every payment was submitted and no order is lost or double. */
export function isAllThere({ payments, orders }: PaymentFigures): boolean {
  return orders.submitted === payments && orders.lost + orders.doubles === 0;
}
