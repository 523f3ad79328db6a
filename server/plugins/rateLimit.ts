import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../config/limits.ts';
import { ApiError } from '../http/errors.ts';
import type { RateName } from '../http/routeConfig.ts';
import type { CallCounters } from '../ports/store/CallCounters.ts';
import { type Limiter, sharedLimit } from './sharedLimit.ts';
import type { Sittings } from './sitting.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const SWEEP_MS = 5 * MINUTE_MS;
/**
 * Number of sittings that may poll at full rate from one address. This limit stops clients that
 * change the cookie for each call.
 */
const SITTINGS_OF_ADDRESS = 50;

/**
 * Counts the calls of routes with a `rate`. All users behind one router share the count of their
 * address, so these limits are high. Polls are counted by sitting and, with a far higher limit, by
 * address.
 *
 * @param sittings every cookie that identifies a browser
 * @param counters shared counts of all instances; absent when there is one instance. Each instance
 *   counts polls alone, because a shared write would cost more than the poll
 */
export async function limitCalls(
  app: FastifyInstance,
  limits: Limits,
  sittings: readonly Sittings[],
  counters: CallCounters | undefined,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limiterOf = (limit: CallLimit, name: RateName): Limiter => {
    const local = localLimiter(app.createRateLimit(limit));
    if (!counters || limit.isLocal) return local;
    return sharedLimit({ ...limit, name, counters, insurance: local });
  };
  const limiters = mapTable(rateTable(limits, sittings), (each, name) =>
    each.map((limit) => limiterOf(limit, name)),
  );
  if (counters) sweepRegularly(app, counters);
  app.addHook('onRequest', async (request) => {
    const { rate } = request.routeOptions.config;
    if (!rate) return;
    for (const limiter of limiters[rate]) {
      const verdict = await limiter(request);
      if (!verdict.isExceeded) continue;
      throw new ApiError('tooManyRequests', { 'retry-after': String(verdict.ttlInSeconds) });
    }
  });
}

function localLimiter(limit: ReturnType<FastifyInstance['createRateLimit']>): Limiter {
  return async (request) => {
    const verdict = await limit(request);
    if (verdict.isAllowed) return { isExceeded: false, ttlInSeconds: 0 };
    return verdict;
  };
}

/** Removes old counts regularly, because a caller may never return. */
function sweepRegularly(app: FastifyInstance, counters: CallCounters): void {
  const sweep = () =>
    counters.sweep().catch((err: unknown) => app.log.warn({ err }, 'call counters not swept'));
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function mapTable<From, To>(
  table: Readonly<Record<RateName, From>>,
  change: (from: From, name: RateName) => To,
): Readonly<Record<RateName, To>> {
  const { lookup, captcha, submission, savedFile, supplement, payment, poll } = table;
  return {
    lookup: change(lookup, 'lookup'),
    captcha: change(captcha, 'captcha'),
    submission: change(submission, 'submission'),
    savedFile: change(savedFile, 'savedFile'),
    supplement: change(supplement, 'supplement'),
    payment: change(payment, 'payment'),
    poll: change(poll, 'poll'),
  };
}

/** A number of calls in a time window, counted by address unless `keyGenerator` is set. */
interface CallLimit {
  readonly max: number;
  readonly timeWindow: number;
  readonly keyGenerator?: (request: FastifyRequest) => string;
  /** Whether each instance counts alone, even if other limits are shared. */
  readonly isLocal?: true;
}

function rateTable(
  limits: Limits,
  sittings: readonly Sittings[],
): Readonly<Record<RateName, readonly CallLimit[]>> {
  const polls = limits.pollsPerMinute;
  const bySitting = (request: FastifyRequest) =>
    sittings.flatMap((each) => each.of(request))[0] ?? request.ip;
  return {
    lookup: [{ max: limits.lookupsPerMinute, timeWindow: MINUTE_MS }],
    captcha: [{ max: limits.captchasPerMinute, timeWindow: MINUTE_MS }],
    submission: [{ max: limits.submissionCallsPerMinute, timeWindow: MINUTE_MS }],
    savedFile: [{ max: limits.savedFilesPerMinute, timeWindow: MINUTE_MS }],
    supplement: [{ max: limits.supplementsPerMinute, timeWindow: MINUTE_MS }],
    payment: [{ max: limits.paymentsPerHour, timeWindow: HOUR_MS }],
    poll: [
      { max: polls, timeWindow: MINUTE_MS, keyGenerator: bySitting, isLocal: true },
      { max: polls * SITTINGS_OF_ADDRESS, timeWindow: MINUTE_MS, isLocal: true },
    ],
  };
}
