import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/**
 * Reads the bodies of HTML forms, and no others, in one part of the application: UTF-8 without faults,
 * each name once. Refusals never repeat what was sent.
 *
 * @param app a plugin's own scope; the rest of the application keeps its parsers
 */
export function readFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      try {
        refuseOtherEncodings(request);
        done(null, parseForm(body));
      } catch (fault) {
        done(fault instanceof ApiError ? fault : new ApiError('badRequest'));
      }
    },
  );
}

const UTF8 = /^\s*application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

function refuseOtherEncodings({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  const isPlain = UTF8.test(headers['content-type'] ?? '') && encoding === 'identity';
  if (!isPlain) throw new ApiError('wrongMediaType');
}

/** @throws {URIError | TypeError} when bytes or escapes are no UTF-8 */
function parseForm(body: Buffer): Record<string, string> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  const form: Record<string, string> = Object.create(null);
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    const key = decode(name);
    if (key in form) throw new ApiError('badRequest');
    form[key] = decode(value);
  }
  return form;
}

/** Not `URLSearchParams`, which turns faulty escapes into replacement characters. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
