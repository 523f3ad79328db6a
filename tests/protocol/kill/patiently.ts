import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;
const PATIENCE_MS = 90_000;

/** Repeats a failed step, like an applicant who tries again. @throws {Error} after 90 seconds */
export async function patiently(step: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await step();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
