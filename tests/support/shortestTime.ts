const TIMES = 5;

/**
 * How long something takes when nobody disturbs it: the shortest of several runs, so that a pause of
 * the machine in one of them is not taken for a fault.
 *
 * @param run does it once, and checks what came of it
 * @returns milliseconds
 */
export function shortestTime(run: () => void): number {
  const times = Array.from({ length: TIMES }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
  return Math.min(...times);
}
