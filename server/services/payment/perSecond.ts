const SECOND_MS = 1000;

/**
 * Limits an action to a number of times in each second.
 *
 * @param now monotonic time in milliseconds
 * @returns a function that counts a call and returns whether the action is allowed
 */
export function perSecond(
  times: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let began = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    if (now() - began >= SECOND_MS) {
      began = now();
      count = 0;
    }
    count += 1;
    return count <= times;
  };
}
