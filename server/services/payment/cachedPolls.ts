import type { PaymentServices } from '../contract/PaymentServices.ts';

type Poll = PaymentServices['pollTransaction'];

interface Kept {
  readonly until: number;
  readonly answer: ReturnType<Poll>;
}

/** Lifetime of a cached poll. It is shorter than the interval of any browser's polls. */
const LIFE_MS = 500;

/**
 * Caches polls of one payment by one sitting for half a second. Polls within that time share one
 * result. Does not cache unknown payments and failed polls.
 *
 * @param now monotonic time in milliseconds
 * @see reliability section 3.1, rule 5
 */
export function cachedPolls(poll: Poll, now: () => number = () => performance.now()): Poll {
  /** Entries in the order of their expiry, since all have the same lifetime. */
  const kept = new Map<string, Kept>();
  return (transactionId, sitting) => {
    forgetOld(kept, now());
    const key = `${sitting} ${transactionId}`;
    const known = kept.get(key);
    if (known) return known.answer;
    const answer = poll(transactionId, sitting);
    const entry = { until: now() + LIFE_MS, answer };
    kept.set(key, entry);
    const forget = () => {
      if (kept.get(key) === entry) kept.delete(key);
    };
    answer.then((state) => state ?? forget(), forget);
    return answer;
  };
}

function forgetOld(kept: Map<string, Kept>, now: number): void {
  for (const [key, { until }] of kept) {
    if (until > now) return;
    kept.delete(key);
  }
}
