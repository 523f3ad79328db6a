import type { PaymentServices } from './PaymentServices.ts';

type Poll = PaymentServices['pollTransaction'];

interface Kept {
  readonly until: number;
  readonly answer: ReturnType<Poll>;
}

/** Less than any browser waits between two polls. */
const LIFE_MS = 500;

/**
 * Answers polls of one payment by one sitting at most twice a second: those that come meanwhile get
 * the same answer, however many there are. What is unknown, and what failed, is looked up again.
 *
 * @param now milliseconds that never run backwards
 * @see reliability section 3.1, rule 5
 */
export function cachedPolls(poll: Poll, now: () => number = () => performance.now()): Poll {
  /** In the order in which they run out, since all live equally long. */
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
