import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors.ts';

/**
 * Makes one scope of the application accept only bodies of HTML forms: valid UTF-8, with each name
 * once. Error responses never repeat received data.
 *
 * @param app the scope of a plugin; the rest of the application retains its parsers
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

/** Parses a form. @throws {URIError | TypeError} when bytes or escapes are not valid UTF-8 */
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

/** Decodes a text. `URLSearchParams` would turn invalid escapes into replacement characters. */
function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
