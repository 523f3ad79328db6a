import { PAYMENT_METHODS } from '#engine';
import {
  type AttemptStatus,
  ENDED_STATUSES,
  LIVE_STATUSES,
  type PaymentAttempt,
} from '../ports/PaymentAttempt.ts';
import { applyAnswer, applyGatewayResult } from '../services/payment/applyGatewayResult.ts';
import type { ServiceDeps } from '../services/ServiceDeps.ts';
import { checkFee } from '../services/submission/checkFee.ts';

/** What a reconciliation found. */
export interface ReconciliationReport {
  readonly asked: number;
  /** Attempts whose status changed by what the gateway said. */
  readonly changed: number;
  /** Attempts that could not be looked at; they come again. */
  readonly failed: number;
}

const LIVE_AFTER_MS = 30_000;
const FINAL_AFTER_MS = 10 * 60_000;
const FINAL_FOR_MS = 24 * 60 * 60_000;
/** How long an applicant may take at the bank. */
const PENDING_FOR_MS = 90 * 60_000;
const AT_ONCE = 200;

/**
 * Asks after live attempts that nobody has asked after for 30 seconds: what a lost notification,
 * a closed browser or a killed server left behind. One that nobody has paid for 90 minutes is put
 * to the gateway for cancelling; what becomes of it is the gateway's answer. An e-Cheque has days.
 *
 * @see reliability section 4.2 "Reconciliation", T-10, K4 to K7
 */
export function reconcileLive(deps: ServiceDeps): Promise<ReconciliationReport> {
  const askedBefore = before(deps, LIVE_AFTER_MS);
  return reconcile(deps, { statuses: LIVE_STATUSES, askedBefore });
}

/** Asks once more after attempts that ended without money in the last day: banks are late at times. */
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
      if (await lookAt(deps, id)) report.changed += 1;
    } catch {
      // One attempt that cannot be looked at must not keep the others waiting.
      report.failed += 1;
    }
  }
  return report;
}

/** Money that was learned of here has its fee computed again. @returns whether the status changed */
async function lookAt(deps: ServiceDeps, id: string): Promise<boolean> {
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

/** The gateway says that it waits, or cannot say anything, and has done so for too long. */
function isForgotten(deps: ServiceDeps, { status, startedAt, method }: PaymentAttempt): boolean {
  const isOpen = status === 'PENDING' || status === 'UNKNOWN';
  const isSlow = method !== undefined && PAYMENT_METHODS[method].isSlow;
  const patienceMs = isSlow ? deps.settings.slowForMs : PENDING_FOR_MS;
  return isOpen && startedAt !== undefined && startedAt <= before(deps, patienceMs);
}

function before({ clock }: ServiceDeps, ms: number): Date {
  return new Date(clock.now().getTime() - ms);
}
