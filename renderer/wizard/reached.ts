import { CallError } from '#engine';
import type { Late } from '../app/late.ts';

/**
 * Calls of the server whose code is fetched when it is first needed. Where it cannot be had, the server is
 * out of reach for them: whoever asked can try again.
 *
 * @returns fetches it, once. It rejects with a `CallError` of a network that failed
 */
export function reached<Calls>(code: Late<Calls>): () => Promise<Calls> {
  return () =>
    code.load().catch(() => {
      throw new CallError({ kind: 'busy', key: 'connection' });
    });
}
