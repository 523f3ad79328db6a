import type { OutboxDeps } from '../services/OutboxDeps.ts';
import type { ServiceDeps } from '../services/ServiceDeps.ts';
import { purge, type Retention } from './purge.ts';
import { reconcileFinal, reconcileLive } from './reconcile.ts';
import { repeat } from './repeat.ts';
import { runOutbox } from './runOutbox.ts';
import { settle } from './settle.ts';

/** Work in the background: started once the portal listens, stopped before the store is closed. */
export interface Jobs {
  start(): void;
  /** Takes up nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/** What the jobs work with. */
export interface JobDeps {
  readonly services: ServiceDeps;
  readonly outbox: OutboxDeps;
  readonly retention: Retention;
  /** Whether there is a gateway whose settlement can be compared. */
  readonly hasGateway: boolean;
  /** Told what a job did, when it did something, and what went wrong. */
  readonly report: (job: JobName, outcome: object | Error) => void;
}

export type JobName = 'outbox' | 'reconcileLive' | 'reconcileFinal' | 'settle' | 'purge';

const OUTBOX_MS = 1_000;
const LIVE_MS = 60_000;
const FINAL_MS = 10 * 60_000;
const PURGE_MS = 60 * 60_000;
const SETTLE_MS = 24 * 60 * 60_000;

/**
 * Puts the jobs together: outbox every second, reconciliation every minute and every ten, purge
 * every hour, the comparison with the gateway's settlement every day; all of them also once at the start, for what a killed server left behind.
 */
export function createJobs({ services, outbox, retention, hasGateway, report }: JobDeps): Jobs {
  const job = (name: JobName, everyMs: number, run: () => Promise<object | undefined>) =>
    repeat({
      everyMs,
      run: async () => {
        const outcome = await run();
        if (outcome) report(name, outcome);
      },
      onError: (error) => report(name, error),
    });
  const jobs = [
    job('outbox', OUTBOX_MS, async () => {
      const messages = await runOutbox(outbox);
      return messages > 0 ? { messages } : undefined;
    }),
    job('reconcileLive', LIVE_MS, async () => whenAny(await reconcileLive(services), 'asked')),
    job('reconcileFinal', FINAL_MS, async () => whenAny(await reconcileFinal(services), 'changed')),
    job('purge', PURGE_MS, async () => purge(services, retention)),
    ...(hasGateway ? [job('settle', SETTLE_MS, async () => settle(services))] : []),
  ];
  return {
    start: () => {
      for (const each of jobs) each.start();
    },
    stop: async () => {
      await Promise.all(jobs.map((each) => each.stop()));
    },
  };
}

function whenAny<T extends object>(report: T, key: keyof T): T | undefined {
  return report[key] ? report : undefined;
}
