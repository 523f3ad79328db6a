const SECOND_MS = 1000;

/**
 * Allows something so many times in each second.
 *
 * @param now milliseconds that never run backwards
 * @returns whether it may be done once more; asking counts
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
