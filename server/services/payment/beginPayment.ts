import type { Language, PaymentMethodId } from '#engine';
import {
  type GatewayCharge,
  GatewayError,
  type GatewayOrder,
} from '../../ports/payment/PaymentGateway.ts';
import type { PaymentAttempt } from '../../ports/store/PaymentAttempt.ts';
import type { Submission } from '../../ports/store/Submission.ts';
import type { StoreRecords } from '../../ports/store/SubmissionStore.ts';
import type { PaymentRefused, StartPayment } from '../contract/PaymentServices.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { settleAttempt } from '../transitions/settleAttempt.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import { type AuthorisedCall, authorisePayment } from './authorisePayment.ts';
import { reasonAgainstMethod } from './paymentMethods.ts';
import { hasMoneyElsewhere } from './questionFor.ts';

/**
 * Starts one attempt at the gateway. Marks the attempt as started and consumes the web token in one
 * transaction. Then calls the gateway and stores the response. If the process is killed in between,
 * the same attempt resumes later: the gateway identifies it by its id.
 *
 * @returns the charge, a refusal, or `undefined` when the sitting has no such transaction
 * @see reliability section 3.1 "att CREATED | gateway accepted create", K4, K5, T-05, T-07
 */
export async function beginPayment(
  deps: ServiceDeps,
  input: StartPayment,
): Promise<GatewayCharge | PaymentRefused | undefined> {
  const call = await authorisePayment(deps, input);
  if (!call || 'refused' in call) return call;
  const form = await deps.catalogue.byHash(call.submission.definitionHash);
  const refusal = refusalOf(deps, call, input, form?.plan.manifest.payment?.online);
  if (refusal) return { refused: refusal };
  const started = await deps.store.transact((records) => startAttempt(deps, records, call, input));
  if ('refused' in started) return started;
  const order = orderOf(deps, started, input, await linesOf(deps, started.submission));
  const charge = await deps.gateway.create(order).catch((error: unknown) => {
    if (error instanceof GatewayError) return error;
    throw error;
  });
  const stored = await deps.store.transact((records) =>
    storeCharge(deps, records, started.attempt.id, charge),
  );
  // The submission was paid meanwhile: cancel the new charge before anybody pays it.
  if ('refused' in stored && stored.transactionId !== started.attempt.id) {
    await applyGatewayResult(deps, started.attempt.id, 'server');
  }
  return stored;
}

interface StartedAttempt {
  readonly attempt: PaymentAttempt;
  readonly submission: Submission;
}

/**
 * Returns why the method or the browser's order is refused. The gateway's order uses only the
 * server's data.
 */
function refusalOf(
  deps: ServiceDeps,
  { attempt }: AuthorisedCall,
  { method, totalCents, currency, returnUrl, eServiceId }: StartPayment,
  accepted: readonly PaymentMethodId[] | undefined,
): PaymentRefused['refused'] | undefined {
  const reason = reasonAgainstMethod(deps, method, attempt.amountCents, accepted);
  if (reason) return 'methodNotAvailable';
  const isSameOrder = (totalCents ?? attempt.amountCents) === attempt.amountCents;
  if (!isSameOrder || (currency ?? 'HKD') !== 'HKD') return 'orderDiffers';
  const own = deps.settings.eServiceId;
  if (own !== '' && (eServiceId ?? own) !== own) return 'eService';
  return isOurs(returnUrl, deps.settings.returnUrl) ? undefined : 'returnUrl';
}

/**
 * Checks that a return URL belongs to this portal. The gateway always gets the portal's own URL;
 * any other URL indicates a forged call.
 */
function isOurs(given: string | undefined, own: string): boolean {
  if (given === undefined) return true;
  if (!URL.canParse(given)) return false;
  const [theirs, ours] = [new URL(given), new URL(own)];
  const isSameMachine = LOOPBACK.has(theirs.hostname) && LOOPBACK.has(ours.hostname);
  return theirs.origin === ours.origin || (isSameMachine && theirs.protocol === ours.protocol);
}

/** A demo may be opened under any name of its machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

async function startAttempt(
  deps: ServiceDeps,
  records: StoreRecords,
  { attempt: { id }, token }: AuthorisedCall,
  { method }: StartPayment,
): Promise<StartedAttempt | PaymentRefused> {
  const known = await records.attempts.find(id);
  const submission = known && (await records.submissions.lock(known.submissionId));
  const attempt = submission && (await records.attempts.find(id));
  if (!attempt) return { refused: 'tokenExpired' };
  const refusal = refusalOfPaid(submission) ?? refusalOfStanding(deps, attempt, method);
  if (refusal) return refusal;
  const now = deps.clock.now();
  if (!attempt.startedAt && (await isTriedTooOften(deps, records, submission))) {
    return { refused: 'tooManyAttempts' };
  }
  if (!(await records.tokens.spend(token.tokenHash, now))) return { refused: 'tokenWrong' };
  await records.attempts.annotate(id, now, { startedAt: now, method });
  await records.events.append({
    submissionId: submission.id,
    attemptId: id,
    at: now,
    kind: attempt.startedAt ? 'payment.resumed' : 'payment.begun',
    detail: { method },
  });
  return { attempt, submission };
}

/** Refuses to pay a paid submission again, and names the payment that paid for it. */
function refusalOfPaid({ paidAttemptId }: Submission): PaymentRefused | undefined {
  return paidAttemptId === undefined
    ? undefined
    : { refused: 'liveAttempt', transactionId: paidAttemptId };
}

/**
 * Refuses an ended attempt, and a second start. An attempt is sent again only with the same method,
 * when it got no response and its first call can no longer be pending.
 */
function refusalOfStanding(
  { clock, settings }: ServiceDeps,
  attempt: PaymentAttempt,
  method: StartPayment['method'],
): PaymentRefused | undefined {
  const { status, startedAt, chargeId } = attempt;
  if (status === 'REJECTED' || status === 'CANCELLED' || status === 'EXPIRED') {
    return { refused: 'tokenExpired' };
  }
  if (status !== 'APPROVED' && !startedAt) return undefined;
  const age = clock.now().getTime() - (startedAt?.getTime() ?? 0);
  const isStuck =
    (status === 'CREATED' || status === 'UNKNOWN') &&
    chargeId === undefined &&
    attempt.method === method &&
    age >= settings.resumeAfterMs;
  return isStuck ? undefined : liveAttempt(attempt);
}

function liveAttempt({ id, redirectUrl, method }: PaymentAttempt): PaymentRefused {
  return { refused: 'liveAttempt', transactionId: id, redirectUrl, method };
}

async function isTriedTooOften(
  { settings }: ServiceDeps,
  records: StoreRecords,
  { id }: Submission,
): Promise<boolean> {
  const attempts = await records.attempts.ofSubmission(id);
  return attempts.filter(({ startedAt }) => startedAt).length >= settings.paymentsPerSubmission;
}

function orderOf(
  { settings }: ServiceDeps,
  { attempt }: StartedAttempt,
  { method, language, paymentData }: StartPayment,
  lines: GatewayOrder['lines'],
): GatewayOrder {
  return {
    attemptId: attempt.id,
    method,
    amountCents: attempt.amountCents,
    currency: 'HKD',
    lines,
    language,
    returnUrl: settings.returnUrl,
    ...(paymentData && { paymentData }),
    ...(attempt.startedAt && { isRepeated: true }),
  };
}

/** Returns the fee lines with the form's labels. */
async function linesOf(
  { catalogue }: ServiceDeps,
  { definitionHash, feeLines }: Submission,
): Promise<GatewayOrder['lines']> {
  const form = await catalogue.byHash(definitionHash);
  const wordsIn = (itemId: string, language: Language) =>
    form?.texts[language][`$fee.${itemId}`] ?? itemId;
  return feeLines.map((line) => ({
    ...line,
    label: {
      en: wordsIn(line.itemId, 'en'),
      'zh-Hant': wordsIn(line.itemId, 'zh-Hant'),
      'zh-Hans': wordsIn(line.itemId, 'zh-Hans'),
    },
  }));
}

/**
 * Stores the gateway's response. A status that another call stored since the request takes
 * precedence.
 */
async function storeCharge(
  deps: ServiceDeps,
  records: StoreRecords,
  attemptId: string,
  charge: GatewayCharge | GatewayError,
): Promise<GatewayCharge | PaymentRefused> {
  const known = await records.attempts.find(attemptId);
  const submission = known && (await records.submissions.lock(known.submissionId));
  const attempt = submission && (await records.attempts.find(attemptId));
  if (!attempt) return { refused: 'gatewayBusy' };
  if (charge instanceof GatewayError && charge.reason === 'tokenExpired') {
    // The gateway rejected the order: a new attempt gets a new token.
    await settleAttempt(deps, records, {
      event: 'notFound',
      attempt,
      submission,
      source: 'server',
    });
    return { refused: 'tokenExpired' };
  }
  if (charge instanceof GatewayError) {
    await settleAttempt(deps, records, { event: 'unclear', attempt, submission, source: 'server' });
    return { refused: 'gatewayBusy', transactionId: attemptId };
  }
  const patch = {
    chargeId: charge.chargeId,
    redirectUrl: charge.redirectUrl,
    fps: charge.fps,
  };
  const occurrence = { event: 'accepted', attempt, submission, patch, source: 'server' } as const;
  const moved = await settleAttempt(deps, records, occurrence);
  if (!moved) await records.attempts.annotate(attemptId, deps.clock.now(), patch);
  if (hasMoneyElsewhere(submission, attemptId))
    return refusalOfPaid(submission) ?? liveAttempt(attempt);
  if (moved || attempt.status === 'PENDING') return charge;
  return liveAttempt(attempt);
}
