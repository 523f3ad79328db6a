import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStores } from '../../../server/adapters/store/openStores.ts';
import { systemClock } from '../../../server/adapters/system/systemClock.ts';
import { pollStatus, submitForm } from '../../api/walk.ts';
import { countOrders, type OrderCount, ordersOf } from '../../protocol/orders.ts';
import { withCompiledForms } from '../../support/compiledForms.ts';
import { benchBare, type ServerBench, startPortal } from './benchServer.ts';
import { PAYMENT_CASES } from './cases.ts';
import { type LoadResult, openLoad } from './openLoad.ts';
import { type PolledPayment, type ReadyPortal, readyPortal } from './readyPortal.ts';
import { type RisenLoad, stepUp } from './stepUp.ts';

/** Figures of payment over one database. */
export interface PaymentFigures {
  readonly engine: string;
  readonly bare: LoadResult;
  readonly loads: readonly (RisenLoad & { readonly name: string })[];
  /** Pending payments that are approved and submitted after the loads. */
  readonly payments: number;
  /** Forms that the portal reported as saved. */
  readonly saved: number;
  /** Counts of all orders by outcome. */
  readonly orders: OrderCount;
  /** Load average of the machine over the last minute, before the loads. */
  readonly loadAverage: number;
}

type PaymentBench = Pick<ServerBench, 'seconds' | 'databaseUrl'>;

const APPROVED_WITHIN_MS = 60_000;

/**
 * Measures a bare route, and polls and saves before payment, while payments are pending. Raises
 * each load until requests fail or arrive late. Then approves and submits the pending payments, and
 * counts all orders.
 */
export async function benchPayment(bench: PaymentBench): Promise<PaymentFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'landform-bench-payment-'));
  try {
    await withCompiledForms(join(folder, 'definitions'));
    const server = await startPortal(folder, bench);
    const reported = new Map<string, string>();
    try {
      const portal = await readyPortal(server.origin);
      const [loadAverage = 0] = loadavg();
      const bare = await benchBare(folder, bench, portal);
      const loads = await raiseAll(portal, bench, reported);
      const saved = reported.size;
      for (const payment of portal.payments)
        reported.set(payment.submissionId, await paid(payment));
      await server.stop();
      const engine = bench.databaseUrl === undefined ? 'embedded' : 'PostgreSQL';
      const payments = portal.payments.length;
      const orders = await counted(folder, bench, reported);
      return { engine, bare, loads, payments, saved, orders, loadAverage };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the rising loads, and adds the id of every saved form to the map. */
async function raiseAll(
  portal: ReadyPortal,
  { seconds }: PaymentBench,
  reported: Map<string, string>,
): Promise<PaymentFigures['loads']> {
  const onAnswer = (body: string) => {
    const { submissionId } = JSON.parse(body) as { submissionId?: string };
    if (submissionId !== undefined) reported.set(submissionId, '');
  };
  const loads: PaymentFigures['loads'][number][] = [];
  let sent = 0;
  for (const { name, rates, request } of PAYMENT_CASES) {
    const risen = await stepUp(rates, async (perSecond) => {
      const from = sent;
      const next = (index: number) => request(portal, from + index);
      const { origin, agent } = portal;
      const result = await openLoad({ origin, agent, perSecond, seconds, next, onAnswer });
      sent += result.sent;
      return result;
    });
    loads.push({ name, ...risen });
  }
  return loads;
}

/** Approves the payment at the bank and submits the form. @returns the form's reference number */
async function paid({ client, bank, transactionId, submissionId }: PolledPayment): Promise<string> {
  await client.page(bank, { button: 'approve' });
  const until = performance.now() + APPROVED_WITHIN_MS;
  while ((await pollStatus(client, transactionId)) !== 'APPR' && performance.now() < until) {
    await sleep(100);
  }
  return String((await submitForm(client, submissionId)).referenceNumber);
}

async function counted(
  folder: string,
  { databaseUrl: connectionString }: PaymentBench,
  reported: ReadonlyMap<string, string>,
): Promise<OrderCount> {
  const stores = await openStores(
    connectionString === undefined
      ? { engine: 'embedded', folder: join(folder, 'data') }
      : { engine: 'postgres', connectionString, onError: () => {} },
    systemClock,
  );
  try {
    return countOrders(await ordersOf(stores.db), reported);
  } finally {
    await stores.submissions.close();
  }
}
