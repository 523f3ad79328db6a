import { MailError } from '../ports/delivery/Mailer.ts';
import type { OutboxMessage } from '../ports/store/Outbox.ts';
import type { OutboxDeps } from '../services/contract/OutboxDeps.ts';
import { runTask } from '../services/outbox/outboxTasks.ts';

/** Number of messages that a worker claims at once. */
const AT_ONCE = 4;
const LEASE_MS = 60_000;
const HEARTBEAT_MS = 20_000;
/** Wait after the first failure. The wait doubles up to `LONGEST_WAIT_MS`. */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const MAX_TRIES = 12;
const MAX_ERROR = 100;

/**
 * Carries out due outbox messages. The outcome of a message and its mark as done are committed
 * together. If a worker is killed before that, another worker claims the message after the lease
 * has expired.
 *
 * @returns the number of claimed messages; 0 means that nothing is due
 * @see reliability section 4.2 "Outbox", T-12, K9, K10
 */
export async function runOutbox(deps: OutboxDeps): Promise<number> {
  const now = deps.clock.now();
  const lease = deps.ids.id();
  const leaseEndsAt = new Date(now.getTime() + LEASE_MS);
  const messages = await deps.store.outbox.claim({ now, lease, leaseEndsAt, limit: AT_ONCE });
  await Promise.all(messages.map((message) => work(deps, message)));
  return messages.length;
}

async function work(deps: OutboxDeps, message: OutboxMessage): Promise<void> {
  const { key, lease } = message;
  const heartbeat = setInterval(() => {
    const leaseEndsAt = new Date(deps.clock.now().getTime() + LEASE_MS);
    deps.store.outbox.prolong(key, lease, leaseEndsAt).catch(() => {});
  }, HEARTBEAT_MS);
  try {
    const outcome = await runTask(deps, message);
    await deps.store.transact(async (records) => {
      if (await records.outbox.finish(key, lease, deps.clock.now())) await outcome(records);
    });
  } catch (error) {
    await putBack(deps, message, error);
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Reschedules a failed message with a growing delay. After too many tries or a permanent failure,
 * abandons the message and alerts an operator.
 */
async function putBack(deps: OutboxDeps, message: OutboxMessage, error: unknown): Promise<void> {
  const { key, lease, tries, submissionId } = message;
  const now = deps.clock.now();
  const words = describe(error);
  const isHopeless = tries >= MAX_TRIES || (error instanceof MailError && error.permanent);
  if (!isHopeless) {
    await deps.store.outbox.postpone(key, lease, new Date(now.getTime() + waitAfter(tries)), words);
    return;
  }
  await deps.store.transact(async (records) => {
    if (!(await records.outbox.bury(key, lease, now, words))) return;
    await records.events.append({ submissionId, at: now, kind: 'outbox.dead', detail: { key } });
  });
  await deps.alerts.raise({ reason: 'deadLetter', submissionId, about: key }).catch(() => {});
}

/**
 * Returns a doubling wait with jitter, so that messages that failed together are not retried
 * together.
 */
function waitAfter(tries: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return wait * (0.75 + Math.random() * 0.5);
}

/**
 * Returns the kind of error only: messages of libraries and mail servers may contain answers or
 * addresses.
 */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const reason = 'reason' in error && typeof error.reason === 'string' ? `: ${error.reason}` : '';
  return `${error.name}${reason}`.slice(0, MAX_ERROR);
}
