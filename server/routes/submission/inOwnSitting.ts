import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors.ts';
import type { Conflict } from '../../services/contract/SubmissionServices.ts';
import { bodyText, type CallBody } from '../../services/submission/saveSubmission.ts';
import type { SubmissionDeps } from './SubmissionDeps.ts';

/**
 * Makes a call that may create a submission, under a separate capability. The browser gets the
 * capability unless the call is refused. A repeated call gets the capability of the first call:
 * that of the current key is tried first, then that of the previous key.
 *
 * @param call returns `undefined` when the sitting has no such submission
 * @throws {ApiError} `conflict` when the idempotency key belongs to another call; `notFound` when
 *   `call` returns `undefined`
 * @see reliability T-08, T-37
 */
export async function inOwnSitting<I extends CallBody, T extends object>(
  { sittings }: Pick<SubmissionDeps, 'sittings'>,
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  input: I,
  call: (input: I & { readonly sitting: string }) => Promise<T | Conflict | undefined>,
): Promise<T> {
  const { idempotencyKey } = input;
  const isIdempotent = idempotencyKey !== undefined;
  const offered = sittings.offer(
    isIdempotent ? { idempotencyKey, body: bodyText(input) } : undefined,
  );
  let fault: 'notFound' | 'conflict' = 'notFound';
  for (const capability of offered) {
    const found = await call({ ...input, sitting: capability.sitting });
    if (found && !('refused' in found)) {
      sittings.give(http.request, http.reply, capability);
      return found;
    }
    if (found) fault = 'conflict';
  }
  throw new ApiError(fault);
}
