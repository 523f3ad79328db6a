import { PAYMENT_METHODS } from '#engine';
import {
  type AttemptStatus,
  ENDED_STATUSES,
  LIVE_STATUSES,
  type PaymentAttempt,
} from '../ports/store/PaymentAttempt.ts';
import type { ServiceDeps } from '../services/contract/ServiceDeps.ts';
import { checkFee } from '../services/fees/checkFee.ts';
import { applyAnswer, applyGatewayResult } from '../services/payment/applyGatewayResult.ts';

/** The result of a reconciliation. */
export interface ReconciliationReport {
  readonly asked: number;
  /** Attempts whose status changed by the gateway's response. */
  readonly changed: number;
  /** Attempts whose query failed; the next run retries them. */
  readonly failed: number;
}

const LIVE_AFTER_MS = 30_000;
const FINAL_AFTER_MS = 10 * 60_000;
const FINAL_FOR_MS = 24 * 60 * 60_000;
/** Maximum time for the applicant to pay at the bank. */
const PENDING_FOR_MS = 90 * 60_000;
const AT_ONCE = 200;

/**
 * Queries live attempts that were not queried for 30 seconds, after a lost notification, a closed
 * browser or a killed server. For an attempt that is unpaid after 90 minutes, also requests a
 * cancellation; the gateway's response decides. For an e-Cheque the limit is 14 days.
 *
 * @see reliability section 4.2 "Reconciliation", T-10, K4 to K7
 */
export function reconcileLive(deps: ServiceDeps): Promise<ReconciliationReport> {
  const askedBefore = before(deps, LIVE_AFTER_MS);
  return reconcile(deps, { statuses: LIVE_STATUSES, askedBefore });
}

/**
 * Queries attempts of the last day again that ended without money, because banks sometimes approve
 * late. The day counts from the creation of the attempt.
 */
export function reconcileFinal(deps: ServiceDeps): Promise<ReconciliationReport> {
  return reconcile(deps, {
    statuses: ENDED_STATUSES,
    askedBefore: before(deps, FINAL_AFTER_MS),
    createdAfter: before(deps, FINAL_FOR_MS),
  });
}

async function reconcile(
  deps: ServiceDeps,
  query: {
    readonly statuses: readonly AttemptStatus[];
    readonly askedBefore: Date;
    readonly createdAfter?: Date;
  },
): Promise<ReconciliationReport> {
  const ids = await deps.store.attempts.due({ ...query, limit: AT_ONCE });
  const report = { asked: ids.length, changed: 0, failed: 0 };
  for (const id of ids) {
    try {
      if (await queryAttempt(deps, id)) report.changed += 1;
    } catch {
      // A failing attempt must not block the others.
      report.failed += 1;
    }
  }
  return report;
}

/**
 * Queries an attempt, and checks the fee of an approved attempt again. @returns whether the status
 * changed
 */
async function queryAttempt(deps: ServiceDeps, id: string): Promise<boolean> {
  const earlier = await deps.store.attempts.find(id);
  await applyGatewayResult(deps, id, 'reconciliation');
  const attempt = await deps.store.attempts.find(id);
  if (attempt && isForgotten(deps, attempt)) {
    const { method } = attempt;
    await applyAnswer(deps, id, 'reconciliation', () => deps.gateway.cancel(id, method));
  }
  const later = await deps.store.attempts.find(id);
  if (later?.status === 'APPROVED') await checkFee(deps, later);
  return earlier?.status !== later?.status;
}

/** Checks whether the gateway has reported no final result for too long. */
function isForgotten(deps: ServiceDeps, { status, startedAt, method }: PaymentAttempt): boolean {
  const isOpen = status === 'PENDING' || status === 'UNKNOWN';
  const isSlow = method !== undefined && PAYMENT_METHODS[method].isSlow;
  const patienceMs = isSlow ? deps.settings.slowForMs : PENDING_FOR_MS;
  return isOpen && startedAt !== undefined && startedAt <= before(deps, patienceMs);
}

function before({ clock }: ServiceDeps, ms: number): Date {
  return new Date(clock.now().getTime() - ms);
}
