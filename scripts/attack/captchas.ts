import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { solveCaptcha } from '../../tests/support/solveCaptcha.ts';
import { type Attack, unless } from './Attack.ts';
import type { Settings } from './startPortal.ts';
import type { Target } from './Target.ts';
import { withPortal } from './withPortal.ts';

const CHALLENGE = '/api/wfp/challenge/Eng';
const GUARDED = '/api/submission/createTransaction';
/** The status of a call that passed the captcha: the submission does not exist. */
const PASSED = 404;
const UNKNOWN = JSON.stringify({ paymentAmount: '380.00', submissionId: 'UNKNOWN' });
const SETTINGS: Settings = { NO_CAPTCHA: 'false', RATE_CAPTCHA: '100000' };
/** The default of CAPTCHA_TOKEN_USES. */
const MOST_CALLS = 40;
/**
 * The calls with the first token, then the calls with each new token: more than `MOST_CALLS` in
 * total.
 */
const [BRANCHES, CALLS_OF_BRANCH] = [15, 3];

const OUTSTANDING = 40;
const PROBES = 80;
const PROBE_EVERY_MS = 25;
/**
 * The maximum slow-down of a small call compared with an idle portal. Rendering keeps the machine
 * busy.
 */
const TIMES = 10;
/**
 * A response within this time is always accepted. Several renderings of 20 ms on the main thread
 * would take longer.
 */
const LEAST_MS = 50;
/** The time limit of a call; a call without a response counts as this time. */
const MOST_MS = 4000;

/** Attacks that share captcha tokens (F6), and that use challenges as a load (F13). */
export const captchas: readonly Attack[] = [
  {
    fault: 'F6',
    sends: `the token of one solved captcha by another browser, then ${BRANCHES * (1 + CALLS_OF_BRANCH)} calls of its own`,
    expects: `779 for the other browser, and ${MOST_CALLS} calls at most`,
    needsOwn: 'solves a captcha with the keys of the portal',
    run: () => withPortal(SETTINGS, shareToken),
  },
  {
    fault: 'F13',
    sends: `GET /version while ${OUTSTANDING} captchas are outstanding`,
    expects: `a response within ${TIMES} times the idle time, or ${LEAST_MS} ms (median)`,
    needsOwn: 'needs a high limit of captchas',
    run: () => withPortal(SETTINGS, drawMany),
  },
];

async function shareToken(target: Target): Promise<string | undefined> {
  const [owner, other] = [await newVisitor(target), await newVisitor(target)];
  const answer = solveCaptcha(join(target.folder ?? '', 'data'), owner.secret, owner.visitor);
  const headers = { 'challenge-answer': answer, 'challenge-secret': owner.secret };
  const solved = await target.post(GUARDED, UNKNOWN, { ...headers, cookie: owner.cookie });
  if (solved.status !== PASSED) return `${solved.status} for a solved captcha`;
  const token = tokenOf(solved);
  const borrowed = await show(target, other.cookie, token);
  if (borrowed.status !== 779) return `${borrowed.status} for another browser`;
  const shown = (each: string) => show(target, owner.cookie, each);
  const first = await Promise.all(Array.from({ length: BRANCHES }, () => shown(token)));
  const branches = first.map(tokenOf).flatMap((each) => Array(CALLS_OF_BRANCH).fill(each));
  const second = await Promise.all(branches.map(shown));
  const calls = 1 + [...first, ...second].filter(({ status }) => status === PASSED).length;
  return unless(calls > 1 && calls <= MOST_CALLS, `${calls} calls passed`);
}

async function newVisitor(target: Target) {
  const response = await target.call(CHALLENGE, { method: 'POST' });
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const { secret } = (await response.json()) as { secret: string };
  return { secret, cookie, visitor: cookie.slice(cookie.indexOf('=') + 1) };
}

function show(target: Target, cookie: string, token: string): Promise<Response> {
  return target.post(GUARDED, UNKNOWN, { cookie, 'access-token': token });
}

function tokenOf({ headers }: Response): string {
  return headers.get('access-token') ?? '';
}

async function drawMany(target: Target): Promise<string | undefined> {
  // The first call starts the worker and loads the renderer. The stock fills during the first
  // probe.
  await (await target.call(CHALLENGE, { method: 'POST' })).arrayBuffer();
  await probe(target);
  const quiet = await probe(target);
  let answered = 0;
  let isOver = false;
  const drawing = Array.from({ length: OUTSTANDING }, async () => {
    while (!isOver) {
      if (await isAnswered(target, CHALLENGE, { method: 'POST' })) answered += 1;
      else await sleep(PROBE_EVERY_MS);
    }
  });
  const beside = await probe(target);
  isOver = true;
  await Promise.all(drawing);
  const isInTime = beside <= Math.max(TIMES * quiet, LEAST_MS);
  const seen = `${beside.toFixed(1)} ms beside ${answered} captchas, ${quiet.toFixed(1)} ms alone`;
  return unless(answered > 0 && isInTime, seen);
}

/**
 * Sends small calls at fixed intervals, without waiting for responses. So every call during a
 * blocked period measures the block.
 *
 * @returns the median response time, in ms
 */
async function probe(target: Target): Promise<number> {
  const calls: Promise<number>[] = [];
  for (let call = 0; call < PROBES; call += 1) {
    calls.push(timed(target));
    await sleep(PROBE_EVERY_MS);
  }
  const times = (await Promise.all(calls)).toSorted((a, b) => a - b);
  return times[PROBES / 2] ?? 0;
}

async function timed(target: Target): Promise<number> {
  const started = performance.now();
  const isInTime = await isAnswered(target, '/version');
  return isInTime ? performance.now() - started : MOST_MS;
}

/** Sends a call with the time limit `MOST_MS`. @returns whether the status was 200 */
async function isAnswered(target: Target, path: string, init: RequestInit = {}): Promise<boolean> {
  try {
    const response = await target.call(path, { ...init, signal: AbortSignal.timeout(MOST_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
