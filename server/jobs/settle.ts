import { HONG_KONG_OFFSET_MS } from '#engine';
import type { SettledCharge } from '../ports/payment/PaymentGateway.ts';
import type { ApprovedAttempt } from '../ports/store/PaymentAttempt.ts';
import type { ServiceDeps } from '../services/contract/ServiceDeps.ts';
import { checkFee } from '../services/fees/checkFee.ts';
import { noteDifference } from '../services/fees/noteDifference.ts';
import { applyGatewayResult } from '../services/payment/applyGatewayResult.ts';

/** The result of a comparison with the gateway's settlement. */
export interface SettlementReport {
  /** Charges that the gateway lists for these days. */
  readonly charges: number;
  /** Approved attempts of these days. */
  readonly attempts: number;
  /** New differences; each is in the operator's queue now. */
  readonly differences: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** Number of whole days to compare, up to yesterday. */
const DAYS = 7;

/**
 * Compares the last seven whole days in Hong Kong with the gateway's settlement, in both
 * directions, and computes every fee of these days again. For a charge without an approval here, it
 * queries the gateway first, so that a late approval completes the form. It adds remaining
 * differences to the operator's queue.
 *
 * The two clocks may differ around midnight. A missing charge is therefore also searched one day
 * before and after.
 *
 * @throws {GatewayError} when a settlement is unavailable; the next run compares the same days
 * @see reliability section 4.2 "Reconciliation", I2, I7
 */
export async function settle(deps: ServiceDeps): Promise<SettlementReport> {
  const today = startOfDay(deps.clock.now());
  const from = new Date(today.getTime() - DAYS * DAY_MS);
  const charges = await settlementOf(deps, from, today);
  const report = { charges: charges.length, attempts: 0, differences: 0 };
  const note = (isNew: boolean) => {
    if (isNew) report.differences += 1;
  };
  for (const charge of charges) note(await compareCharge(deps, charge));
  const attempts = await deps.store.attempts.approvedBetween(from, today);
  report.attempts = attempts.length;
  const listed = new Set(charges.map(({ attemptId }) => attemptId));
  const edges = await chargesAround(deps, from, today);
  for (const attempt of attempts) {
    const isListed = listed.has(attempt.id) || edges.has(attempt.id);
    if (!isListed) note(await noteMissing(deps, attempt));
    note(await checkFee(deps, attempt));
  }
  return report;
}

/** Fetches the settlement day by day, as gateways offer it. */
async function settlementOf(
  { gateway }: ServiceDeps,
  from: Date,
  to: Date,
): Promise<readonly SettledCharge[]> {
  const charges: SettledCharge[] = [];
  for (let at = from.getTime(); at < to.getTime(); at += DAY_MS) {
    charges.push(...(await gateway.settlement(new Date(at), new Date(at + DAY_MS))));
  }
  return charges;
}

async function chargesAround(
  { gateway }: ServiceDeps,
  from: Date,
  to: Date,
): Promise<ReadonlySet<string>> {
  const before = await gateway.settlement(new Date(from.getTime() - DAY_MS), from);
  const after = await gateway.settlement(to, new Date(to.getTime() + DAY_MS));
  return new Set([...before, ...after].map(({ attemptId }) => attemptId));
}

/** Compares one charge. @returns whether a new difference was found */
async function compareCharge(deps: ServiceDeps, charge: SettledCharge): Promise<boolean> {
  const { attemptId, amountCents: foundCents, currency } = charge;
  const { attempts } = deps.store;
  const known = await attempts.find(attemptId);
  if (known && known.status !== 'APPROVED') {
    await applyGatewayResult(deps, attemptId, 'reconciliation');
  }
  const attempt = known && (await attempts.find(attemptId));
  const about = { attemptId, foundCents, ...(known && { submissionId: known.submissionId }) };
  if (attempt?.status !== 'APPROVED') {
    return noteDifference(deps, { ...about, reason: 'chargeWithoutSubmission' });
  }
  const { approvedCents: expectedCents, approvedCurrency } = attempt;
  if (foundCents === expectedCents && currency === approvedCurrency) return false;
  return noteDifference(deps, { ...about, reason: 'otherAmount', expectedCents });
}

function noteMissing(
  deps: ServiceDeps,
  { id: attemptId, submissionId, approvedCents: expectedCents }: ApprovedAttempt,
): Promise<boolean> {
  const reason = 'submissionWithoutCharge';
  return noteDifference(deps, { reason, attemptId, submissionId, expectedCents });
}

/** Returns midnight in Hong Kong, whose offset is +08:00 all year. */
function startOfDay(now: Date): Date {
  const local = now.getTime() + HONG_KONG_OFFSET_MS;
  return new Date(local - (local % DAY_MS) - HONG_KONG_OFFSET_MS);
}
