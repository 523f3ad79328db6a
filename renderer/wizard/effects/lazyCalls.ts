import { CallError } from '#engine';
import type { Lazy } from '../../portal/lazy.ts';

/**
 * Returns a loader for server calls whose code is lazy-loaded. If the code cannot be fetched, the
 * server counts as unreachable and the caller can retry.
 *
 * @returns a function that fetches the code once, and rejects with a `CallError` of kind `busy`
 *   when the request fails
 */
export function lazyCalls<Calls>(code: Lazy<Calls>): () => Promise<Calls> {
  return () =>
    code.load().catch(() => {
      throw new CallError({ kind: 'busy', key: 'connection' });
    });
}
