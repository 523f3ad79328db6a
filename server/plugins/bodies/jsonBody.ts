import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/errors.ts';
import { takeFilesOut } from './incomingFiles.ts';

/** The limits of a JSON body, independent of its schema. */
const MAX_DEPTH = 32;
const MAX_ENTRIES = 5000;
const MAX_TEXT = 100_000;

/**
 * Registers the only parser of bodies, which accepts strict JSON. The parser requires valid UTF-8,
 * no content encoding, no key that changes a prototype, and finite numbers. It limits the depth,
 * the number of entries and the length of texts before any code walks the structure. Files are
 * extracted earlier. Error responses never repeat received data.
 */
export function readJsonBodies(app: FastifyInstance): void {
  takeFilesOut(app);
  const parseSafely = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request: FastifyRequest, body: Buffer, done) => {
      refuseOtherEncodings(request);
      if (body.length === 0 && request.routeOptions.config.emptyBody) return done(null, undefined);
      parseSafely(request, decode(body), (error, parsed) => {
        if (error) return done(new ApiError('badJson'));
        try {
          done(null, bounded(parsed, request.routeOptions.config.longTexts ?? []));
        } catch (fault) {
          done(fault instanceof Error ? fault : new ApiError('badJson'));
        }
      });
    },
  );
}

const UTF8 = /^\s*application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

function refuseOtherEncodings({ headers }: FastifyRequest): void {
  if (!UTF8.test(headers['content-type'] ?? '')) throw new ApiError('wrongMediaType');
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new ApiError('wrongMediaType');
}

/** Decodes UTF-8 and removes a byte order mark. Throws `badJson` for bytes that are not UTF-8. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new ApiError('badJson');
  }
}

interface Visit {
  readonly value: object;
  readonly depth: number;
}

/**
 * Checks the limits. Walks without recursion, because a deep structure could exhaust the call
 * stack.
 */
function bounded(root: unknown, longTexts: readonly string[]): unknown {
  if (!isObject(root)) return root;
  const waiting: Visit[] = [{ value: root, depth: 1 }];
  let entries = 0;
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const children = Object.entries(visit.value);
    entries += children.length;
    if (visit.depth > MAX_DEPTH || entries > MAX_ENTRIES) throw new ApiError('badJson');
    for (const [key, child] of children) {
      if (isObject(child)) waiting.push({ value: child, depth: visit.depth + 1 });
      else checkScalar(visit.value, key, child, longTexts.includes(key));
    }
  }
  return root;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function checkScalar(parent: object, key: string, value: unknown, mayBeLong: boolean): void {
  if (typeof value === 'string' && value.length > MAX_TEXT && !mayBeLong) {
    throw new ApiError('badJson');
  }
  if (typeof value !== 'number') return;
  if (!Number.isFinite(value)) throw new ApiError('badJson');
  if (Object.is(value, -0)) Reflect.set(parent, key, 0);
}
