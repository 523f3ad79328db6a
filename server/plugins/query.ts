import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';

const LONGEST_ADDRESS = 8000;

/**
 * Reads a query string: the first value of each name, in an object without a prototype, so that a
 * repeated or an odd name is no surprise.
 */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}

/** Refuses addresses longer than any of ours. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > LONGEST_ADDRESS) throw new ApiError('uriTooLong');
  });
}
