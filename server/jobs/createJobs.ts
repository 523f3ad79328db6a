import type { OutboxSignal } from '../ports/store/OutboxSignal.ts';
import type { OutboxDeps } from '../services/contract/OutboxDeps.ts';
import type { ServiceDeps } from '../services/contract/ServiceDeps.ts';
import { purge, type Retention } from './purge.ts';
import { reconcileFinal, reconcileLive } from './reconcile.ts';
import { type Repetition, repeat } from './repeat.ts';
import { reportUnsettled } from './reportUnsettled.ts';
import { reportUntaken } from './reportUntaken.ts';
import { runOutbox } from './runOutbox.ts';
import { settle } from './settle.ts';

/** The background jobs: started once the portal listens, stopped before the store is closed. */
export interface Jobs {
  start(): void;
  /** Starts no more runs, and waits for the current runs. */
  stop(): Promise<void>;
  /** Returns the jobs whose current run has lasted too long. */
  late(): readonly JobName[];
}

/** The dependencies of the jobs. */
export interface JobDeps {
  readonly services: ServiceDeps;
  readonly outbox: OutboxDeps;
  readonly outboxSignal: OutboxSignal;
  /** Interval of polls of the outbox without a signal, in milliseconds; 15 s when absent. */
  readonly outboxEveryMs?: number;
  readonly retention: Retention;
  /** Whether the gateway offers a settlement to compare with. */
  readonly hasSettlement: boolean;
  /** Called with the result of a job, when it did something, and with errors. */
  readonly report: (job: JobName, outcome: object | Error) => void;
}

export type JobName =
  | 'outbox'
  | 'reconcileLive'
  | 'reconcileFinal'
  | 'settle'
  | 'purge'
  | 'untaken'
  | 'unsettled';

/**
 * Time after which a run counts as late. No call of a job waits longer than a minute; a purge makes
 * many calls.
 */
const LATE_AFTER_MS = 5 * 60_000;
/**
 * Interval between polls for messages that are due again after a failure, or whose signal was lost.
 */
const OUTBOX_MS = 15_000;
const LIVE_MS = 60_000;
const FINAL_MS = 10 * 60_000;
const PURGE_MS = 60 * 60_000;
const SETTLE_MS = 24 * 60 * 60_000;
const UNSETTLED_MS = 24 * 60 * 60_000;
const UNTAKEN_MS = 24 * 60 * 60_000;

/**
 * Creates the jobs. The outbox runs until nothing is due, then again at the next signal or after 15
 * seconds. Reconciliation runs every minute for live attempts and every ten minutes for ended
 * attempts. The purge runs every hour. The reports of submissions that are not exported and of
 * waiting payments run every day. So does the comparison with the gateway's settlement. All jobs
 * also run at the start, for work that a killed server left behind.
 */
export function createJobs(deps: JobDeps): Jobs {
  const { services, outbox, outboxSignal, retention, hasSettlement, report } = deps;
  const job = (name: JobName, everyMs: number, run: () => Promise<object | undefined>) =>
    repeat({
      everyMs,
      lateAfterMs: LATE_AFTER_MS,
      run: async () => {
        const outcome = await run();
        if (outcome) report(name, outcome);
      },
      onError: (error) => report(name, error),
    });
  let isStopping = false;
  const jobs: Partial<Record<JobName, Repetition>> = {
    outbox: job('outbox', deps.outboxEveryMs ?? OUTBOX_MS, async () => {
      const messages = await drainOutbox(outbox, () => isStopping);
      return messages > 0 ? { messages } : undefined;
    }),
    reconcileLive: job('reconcileLive', LIVE_MS, async () =>
      whenAny(await reconcileLive(services), 'asked'),
    ),
    reconcileFinal: job('reconcileFinal', FINAL_MS, async () =>
      whenAny(await reconcileFinal(services), 'changed'),
    ),
    purge: job('purge', PURGE_MS, async () => purge(services, retention)),
    untaken: job('untaken', UNTAKEN_MS, async () => reportUntaken(outbox, retention.answersMs)),
    unsettled: job('unsettled', UNSETTLED_MS, async () => reportUnsettled(outbox)),
    ...(hasSettlement && { settle: job('settle', SETTLE_MS, async () => settle(services)) }),
  };
  let endSignal = () => {};
  return {
    start: () => {
      for (const each of Object.values(jobs)) each.start();
      endSignal = outboxSignal.onMessage(() => jobs.outbox?.wake());
    },
    stop: async () => {
      isStopping = true;
      endSignal();
      await Promise.all(Object.values(jobs).map((each) => each.stop()));
    },
    late: () => (Object.keys(jobs) as JobName[]).filter((name) => jobs[name]?.isLate()),
  };
}

/** Runs the outbox until nothing is due. A failed message is due later, so the loop ends. */
async function drainOutbox(outbox: OutboxDeps, isStopping: () => boolean): Promise<number> {
  let messages = 0;
  for (let taken = 1; taken > 0 && !isStopping(); messages += taken)
    taken = await runOutbox(outbox);
  return messages;
}

function whenAny<T extends object>(report: T, key: keyof T): T | undefined {
  return report[key] ? report : undefined;
}
