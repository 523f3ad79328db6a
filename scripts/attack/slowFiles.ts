import { setTimeout as sleep } from 'node:timers/promises';
import { pdfWith } from '../../tests/support/sampleFiles.ts';
import { type Attack, unless } from './Attack.ts';
import { answersWithFile, bodyOf, lreal1, save } from './honestForm.ts';
import type { Target } from './Target.ts';

/** Returns a PDF of 4.9 MB that repeats only the keyword `stream`. */
const SLOW = () => pdfWith(['>>stream\n'.repeat(540_000)]);
const AT_ONCE = 6;
/**
 * The maximum slow-down of a harmless upload; the server also reads the bytes of the other uploads.
 */
const TIMES = 20;
/** The time that a busy machine may need; one slow inspection without a limit takes 5 s or more. */
const LEAST_MS = 3000;

/** An attack with files that take long to inspect (F10). */
export const slowFiles: readonly Attack[] = [
  {
    fault: 'F10',
    sends: `${AT_ONCE} files of 4.9 MB that are slow to inspect, and an honest upload`,
    expects: `it is saved within ${TIMES} times the idle time, or ${LEAST_MS / 1000} s`,
    run: async (target) => {
      const form = await lreal1(target);
      const honest = bodyOf(form, answersWithFile(pdfWith()));
      // The first upload starts the worker.
      await timed(target, honest);
      const alone = await timed(target, honest);
      if (alone.result !== 'ok') return `alone: ${alone.text}`;
      const hostile = bodyOf(form, answersWithFile(SLOW()));
      const others = Promise.allSettled(
        Array.from({ length: AT_ONCE }, () => save(target, hostile)),
      );
      await sleep(200);
      const beside = await timed(target, honest);
      await others;
      const isInTime = beside.ms <= Math.max(TIMES * alone.ms, LEAST_MS);
      const seen = `after ${beside.ms.toFixed()} ms, alone ${alone.ms.toFixed()} ms: ${beside.text}`;
      return unless(beside.result === 'ok' && isInTime, seen);
    },
  },
];

async function timed(target: Target, body: string) {
  const started = performance.now();
  const saved = await save(target, body);
  return { ...saved, ms: performance.now() - started };
}
