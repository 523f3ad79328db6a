import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';

const LONGEST_ADDRESS = 8000;

/**
 * Parses a query string: the first value of each name, in an object without a prototype, so that
 * repeated and special names are safe.
 */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}

/** Refuses addresses longer than any of the portal's own. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > LONGEST_ADDRESS) throw new ApiError('uriTooLong');
  });
}
