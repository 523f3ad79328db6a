import type { Language, PaymentMethodId } from '#engine';
import type { PaymentAttempt } from '../../ports/PaymentAttempt.ts';
import { type GatewayCharge, GatewayError, type GatewayOrder } from '../../ports/PaymentGateway.ts';
import type { Submission } from '../../ports/Submission.ts';
import type { StoreRecords } from '../../ports/SubmissionStore.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { applyGatewayResult } from './applyGatewayResult.ts';
import { type AuthorisedCall, authorisePayment } from './authorisePayment.ts';
import type { PaymentRefused, StartPayment } from './PaymentServices.ts';
import { reasonAgainstMethod } from './paymentMethods.ts';
import { hasMoneyElsewhere } from './questionFor.ts';
import { settleAttempt } from './settleAttempt.ts';

/**
 * Sends one attempt to the gateway: marks it as begun and spends the web token in one transaction,
 * then calls the gateway, then keeps what it answered. Killed anywhere in between, the same attempt
 * goes on later: the gateway knows it by its id.
 *
 * @returns the charge, why not, or `undefined` when the sitting knows no such transaction
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
  const begun = await deps.store.transact((records) => begin(deps, records, call, input));
  if ('refused' in begun) return begun;
  const order = orderOf(deps, begun, input, await linesOf(deps, begun.submission));
  const charge = await deps.gateway.create(order).catch((error: unknown) => {
    if (error instanceof GatewayError) return error;
    throw error;
  });
  const kept = await deps.store.transact((records) =>
    keep(deps, records, begun.attempt.id, charge),
  );
  // The submission was paid meanwhile: the new charge is cancelled before anybody pays it.
  if ('refused' in kept && kept.transactionId !== begun.attempt.id) {
    await applyGatewayResult(deps, begun.attempt.id, 'server');
  }
  return kept;
}

interface Begun {
  readonly attempt: PaymentAttempt;
  readonly submission: Submission;
}

/** What the browser says of the order is only compared; what goes out is the server's own. */
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

/** The gateway is sent our own address whatever the browser says; a foreign one gives a forger away. */
function isOurs(given: string | undefined, own: string): boolean {
  if (given === undefined) return true;
  if (!URL.canParse(given)) return false;
  const [theirs, ours] = [new URL(given), new URL(own)];
  const isSameMachine = LOOPBACK.has(theirs.hostname) && LOOPBACK.has(ours.hostname);
  return theirs.origin === ours.origin || (isSameMachine && theirs.protocol === ours.protocol);
}

/** A demo is open under any name of its machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

async function begin(
  deps: ServiceDeps,
  records: StoreRecords,
  { attempt: { id }, token }: AuthorisedCall,
  { method }: StartPayment,
): Promise<Begun | PaymentRefused> {
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

/** What is paid is not paid again: the payment that did it is told instead. */
function refusalOfPaid({ paidAttemptId }: Submission): PaymentRefused | undefined {
  return paidAttemptId === undefined
    ? undefined
    : { refused: 'liveAttempt', transactionId: paidAttemptId };
}

/**
 * An attempt goes to the gateway once. One that never came to an answer there may be sent again,
 * with the same method, when its first call can no longer be under way.
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
  { attempt }: Begun,
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

/** The lines of the fee in the form's words. */
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

/** Between the call and this the gateway may have been asked by others: their word stands. */
async function keep(
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
    // The order was not taken: another attempt brings another token.
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
