import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { ApiError } from '../errors.ts';
import type { RateName } from './routeConfig.ts';
import type { Sittings } from './sitting.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Counts the calls of routes that name a `rate`. Addresses share their counts with everybody behind
 * the same router, so these limits are high; polls are counted by sitting.
 */
export async function limitCalls(
  app: FastifyInstance,
  limits: Limits,
  sittings: Sittings,
): Promise<void> {
  await app.register(rateLimit, { global: false });
  const limiterOf = (limit: CallLimit) => app.createRateLimit(limit);
  const limiters = mapTable(rateTable(limits, sittings), limiterOf);
  app.addHook('onRequest', async (request) => {
    const { rate } = request.routeOptions.config;
    if (!rate) return;
    const verdict = await limiters[rate](request);
    if (verdict.isAllowed || !verdict.isExceeded) return;
    throw new ApiError('tooManyRequests', { 'retry-after': String(verdict.ttlInSeconds) });
  });
}

function mapTable<From, To>(
  table: Readonly<Record<RateName, From>>,
  change: (from: From) => To,
): Readonly<Record<RateName, To>> {
  const { lookup, captcha, submission, savedFile, supplement, payment, poll } = table;
  return {
    lookup: change(lookup),
    captcha: change(captcha),
    submission: change(submission),
    savedFile: change(savedFile),
    supplement: change(supplement),
    payment: change(payment),
    poll: change(poll),
  };
}

/** So many calls in a time, counted by address unless a key says otherwise. */
interface CallLimit {
  readonly max: number;
  readonly timeWindow: number;
  readonly keyGenerator?: (request: FastifyRequest) => string;
}

function rateTable(limits: Limits, sittings: Sittings): Readonly<Record<RateName, CallLimit>> {
  const bySitting = (request: FastifyRequest) => sittings.of(request)[0] ?? request.ip;
  return {
    lookup: { max: limits.lookupsPerMinute, timeWindow: MINUTE_MS },
    captcha: { max: limits.captchasPerMinute, timeWindow: MINUTE_MS },
    submission: { max: limits.submissionCallsPerMinute, timeWindow: MINUTE_MS },
    savedFile: { max: limits.savedFilesPerMinute, timeWindow: MINUTE_MS },
    supplement: { max: limits.supplementsPerMinute, timeWindow: MINUTE_MS },
    payment: { max: limits.paymentsPerHour, timeWindow: HOUR_MS },
    poll: { max: limits.pollsPerMinute, timeWindow: MINUTE_MS, keyGenerator: bySitting },
  };
}
