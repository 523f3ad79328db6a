import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors.ts';

/**
 * Parses the bodies of HTML forms with exactly one file input, in one scope of the application. The
 * parsed body is the content of the file; it is empty when no file was chosen.
 *
 * @param app the scope of a plugin; the rest of the application retains its parsers
 * @see RFC 7578
 */
export function readFormFiles(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      const file = fileIn(body, boundaryOf(request));
      done(file ? null : new ApiError('badRequest'), file);
    },
  );
}

const BOUNDARY = /^\s*multipart\/form-data\s*;\s*boundary="?([A-Za-z0-9'()+_,./:=?-]{1,70})"?\s*$/i;
const HEADER_END = '\r\n\r\n';
/** Maximum number of bytes before the content of the part. */
const LONGEST_HEADERS = 2048;

function boundaryOf({ headers }: FastifyRequest): string | undefined {
  return BOUNDARY.exec(headers['content-type'] ?? '')?.[1];
}

/** Returns the content of the only part; `undefined` for every other body. */
function fileIn(body: Buffer, boundary: string | undefined): Buffer | undefined {
  if (boundary === undefined) return undefined;
  const opening = `--${boundary}\r\n`;
  const closing = `\r\n--${boundary}--`;
  const headersEnd = body.subarray(0, LONGEST_HEADERS).indexOf(HEADER_END);
  const start = headersEnd + HEADER_END.length;
  const end = body.lastIndexOf(closing);
  const isOpened = body.toString('latin1', 0, opening.length) === opening;
  if (!isOpened || headersEnd < 0 || end < start) return undefined;
  const rest = body.toString('latin1', end + closing.length);
  const content = body.subarray(start, end);
  const isOnly = /^(?:\r\n)?$/.test(rest) && !content.includes(`\r\n--${boundary}\r\n`);
  return isOnly ? content : undefined;
}
