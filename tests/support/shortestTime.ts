const TIMES = 5;

/**
 * Measures the shortest of several runs, so that a pause of the machine does not count as a fault.
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
