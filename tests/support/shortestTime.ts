const TIMES = 5;

/**
 * Returns the shortest time of several runs, so that a pause of the machine fails no test.
 *
 * @param run runs the code once, and checks its result
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
