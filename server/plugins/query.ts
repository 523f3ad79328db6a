import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/errors.ts';

const LONGEST_ADDRESS = 8000;

/**
 * Parses a query string. Returns the first value of each name, in an object without a prototype.
 * Repeated and special names are therefore safe.
 */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}

/** Refuses URLs of more than 8,000 characters, because all URLs of the portal are shorter. */
export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > LONGEST_ADDRESS) throw new ApiError('uriTooLong');
  });
}
